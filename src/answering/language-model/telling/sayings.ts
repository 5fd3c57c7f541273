import type { Language } from '../../../transcripts/language/language-of-text.ts';

/** What we say ourselves in languages that the built-in engine has no words for. */
const sayings: Partial<Record<Language, { notSaid: string; brokeOff: string }>> = {
  en: { notSaid: 'The video does not say this.', brokeOff: 'The answer breaks off here.' },
  de: { notSaid: 'Das Video sagt dazu nichts.', brokeOff: 'Die Antwort bricht hier ab.' },
  es: { notSaid: 'El vídeo no lo dice.', brokeOff: 'La respuesta se interrumpe aquí.' },
  fr: { notSaid: 'La vidéo ne le dit pas.', brokeOff: 'La réponse s’interrompt ici.' },
  it: { notSaid: 'Il video non lo dice.', brokeOff: 'La risposta si interrompe qui.' },
  pt: { notSaid: 'O vídeo não diz isso.', brokeOff: 'A resposta é interrompida aqui.' },
  nl: { notSaid: 'De video zegt dat niet.', brokeOff: 'Het antwoord breekt hier af.' },
  pl: { notSaid: 'Film tego nie mówi.', brokeOff: 'Odpowiedź urywa się tutaj.' },
  tr: { notSaid: 'Video bunu söylemiyor.', brokeOff: 'Yanıt burada kesiliyor.' },
  ru: { notSaid: 'В видео об этом не говорится.', brokeOff: 'Ответ здесь обрывается.' },
  ja: { notSaid: '動画ではそのことは述べられていません。', brokeOff: '回答はここで途切れています。' },
  zh: { notSaid: '视频中没有提到这一点。', brokeOff: '回答在此中断。' },
  ko: { notSaid: '동영상에서는 그 내용을 말하지 않습니다.', brokeOff: '답변이 여기서 끊겼습니다.' },
  ar: { notSaid: 'لا يذكر الفيديو ذلك.', brokeOff: 'تنقطع الإجابة هنا.' },
  hi: { notSaid: 'वीडियो में यह नहीं बताया गया है।', brokeOff: 'उत्तर यहाँ टूट जाता है।' },
};

/** In that language, or in English. */
export function sayingsIn(language: Language | null): { notSaid: string; brokeOff: string } {
  return (language && sayings[language]) ?? (sayings.en as { notSaid: string; brokeOff: string });
}
