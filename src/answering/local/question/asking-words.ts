import {
  isToldByScript,
  type Language,
  languageOfText,
  smallWordsOf,
} from '../../../transcripts/language/language-of-text.ts';
import { fold } from '../../spoken/stem.ts';
import { isEnglish } from '../../spoken/topicless.ts';
import { listed } from './listed.ts';

/**
 * Words with which other languages than English and German ask, and with which they speak of the video: none of them is looked for. Where a
 * word is written together with others, as it is cut from them.
 */
const asking = listed(
  `quién cuánto cuánta cuántos cuántas cuál cuáles adónde video vídeo dice dicen habla hablan explica
faut-il doit-on parle-t-il parle-t-elle parle-t-on dit-il dit-elle peux peut puis-je peut-on combien quel quelle quels quelles lequel laquelle quoi vidéo dit disent parle parlent explique est-ce qu'est-ce qu'il qu'elle résume résumé résumez
può posso possono che cosa cos'è chi quando dove quanto quanta quanti quante quale quali perché come dice parla spiega
quem quanto quanta quantos quantas qual quais quando onde porque fala explica
hoeveel welke welk wanneer waar waarom wie wat hoe zegt
vad vem vilken vilket vilka hur många mycket varför när var säger hvad hvem hvilken hvilket hvor mange meget hvorfor hvornår siger hva hvilke mye når sier
mikä mitä kuka miksi miten kuinka milloin missä paljonko montako sanoo
czym czego czemu mowa co kto kogo jak dlaczego czemu kiedy gdzie ile który która które jaki jaka jakie czy się długo film mówi kdo proč kdy kde kolik který která jaký jaká
что чего чему чем кто кого кому как какой какая какое какие каких почему зачем когда где куда откуда сколько ли это этот этом видео говорит говорится рассказывает можно нельзя о об про в на с к у по из за для от до и а не
що чого хто кого як який яка яке які чому навіщо коли де скільки чи це відео
ne nedir kim kime nasıl neden niçin niye nerede nereye kaç hangi mı mi mu mü videoda diyor kadar bahsediyor konuşuyor anlatıyor söylüyor hakkında
τι ποιος ποια ποιο ποιον πώς γιατί πότε πού πόσο πόση πόσα πόσοι πόσες βίντεο λέει
מה מי איך למה מדוע מתי איפה היכן כמה איזה איזו האם סרטון אומר
ما ماذا من كيف لماذا متى أين كم أي هل الفيديو يقول تقول يتحدث تتحدث يتكلم تتكلم يمكن
क्या कौन किसने किसे कैसे क्यों कब कहाँ कितना कितनी कितने कौनसा वीडियो है हैं चाहिए
apa siapa bagaimana mengapa kenapa kapan dimana mana berapa apakah yang video
gì ai nào sao thế bao lâu nhiêu khi đâu tại vì mấy không video
ทำไม อะไร ใคร อย่างไร ยังไง เมื่อไร เมื่อไหร่ ที่ไหน เท่าไร เท่าไหร่ กี่ ไหม ถึง คลิป วิดีโอ
무엇 뭐 무엇을 누가 누구 어떻게 왜 언제 어디 어디서 얼마나 얼마 몇 어떤 무슨 말하고 말하나요 나오나요 무엇에 대한 건가요 얼마인가요 언제인가요 누구인가요 무엇인가요 어디인가요 하나요 인가요 있나요 되나요 해야 동영상 영상
なぜ どうして 何 誰 いつ どこ どう どの どれ どれくらい いくつ いくら どんな なん なに って くらい し くだ さい ください ま せん ません いけ 動画 ビデオ
什么时候 什麼時候 多少钱 多少錢 谁在 说话 一次 多久 多长 多大 多高 谁 哪里 哪儿 何时 怎么样 如何 为何 视频 影片 什麼 怎麼 為什麼 幾 誰 哪裡 如何`,
);

/** Words of theirs that English writes too: a hoe, no dogs as a rule, who died in the van, vitamin E. */
const inEnglishToo = new Set(
  'a as come con da den dice die dit do dos dove e er ha hat hay hoe i is les met no o of op over par per plus pour resume si son ten to van video w was wat we y z'.split(
    ' ',
  ),
);

/**
 * Whether so many words that ask or are small, and that English has not, tell that a question is in a language; in its midst a capital
 * makes a name: `De Niro`.
 */
export function isPlainlyIn(question: string, language: Language, least: number): boolean {
  const written = /\p{Ll}/u.test(question) ? question : question.toLowerCase();
  const words = (written.match(/\p{L}+/gu) ?? [])
    .map((word, at) => (at === 0 ? word.toLowerCase() : word))
    .filter((word) => !/^\p{Lu}/u.test(word));
  const small = smallWordsOf(language);
  const telling = new Set(words.filter((word) => small.has(word) || asking.has(fold(word)))).difference(inEnglishToo);
  return telling.size >= least && [...telling].some((word) => word.length > 1);
}

/** Letters that neither English nor German has. */
const otherLetter = /[^\P{L}a-zäöüß]/iu;

/**
 * The words (folded) of a question that only ask, where it is in a language that is neither English nor German: its small words tell that,
 * which are not looked for either, its first word or its letters.
 */
export function askingWordsIn(question: string, folded: readonly string[]): ReadonlySet<string> {
  const told = languageOfText(question);
  if (told !== null && !/^(?:en|de)$/.test(told) && (isToldByScript(told) || isPlainlyIn(question, told, 1)))
    return withSmallWords(told);
  const first = folded.find((word) => word !== '') ?? '';
  // `VAD` is a name, and `Vad` asks in Swedish.
  const isName = /^\P{L}*\p{Lu}{2}/u.test(question);
  const isOther = !isEnglish(question) && (otherLetter.test(question) || (!isName && asking.has(first)));
  return isOther ? asking : none;
}

const none: ReadonlySet<string> = new Set();

function withSmallWords(language: Language): ReadonlySet<string> {
  return new Set([...asking, ...Array.from(smallWordsOf(language), fold)]);
}
