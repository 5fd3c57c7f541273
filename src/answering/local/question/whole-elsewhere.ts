import { oneOf } from '../../../transcripts/language/phrase-forms.ts';

const it = '(el|la|este|esta|il|lo|questo|questa|o|a|het|de|dit|deze|cette|ce|le)';
const romance =
  '(v[ií]d[eé]os?|charla|episodio|entrevista|clase|conferencia|programa|podcast|vidéo|émission|épisode|conférence|entretien|' +
  'discorso|puntata|intervista|lezione|palestra|episódio|aula)';
const dutch = '(video|filmpje|uitzending|aflevering|podcast|gesprek|interview|les|lezing|college)';
const polish =
  '(ten |ta |to |tym |tej )?(film\\p{L}{0,3}|wideo|odcin\\p{L}{1,3}|wykład\\p{L}{0,3}|rozmow\\p{L}|podca\\p{L}{2,4}|nagrani\\p{L})';
const russian =
  '(это|этот|эта|этом|этой)?( )?(видео|ролик\\p{L}?|выпуск\\p{L}?|лекци\\p{L}|подкаст\\p{L}?|интервью|передач\\p{L}|фильм\\p{L}?)';
const japanese = '(この|その|今回の)?(動画|ビデオ|映像|番組|講義|講座|インタビュー|エピソード)';
const chinese =
  '(这个|這個|这期|這期|这部|這部|这段|這段|本|该|此)?(视频|影片|視頻|节目|節目|讲座|講座|访谈|訪談|播客)(里|裡|中)?';
const korean = '(이 |그 )?(영상|동영상|비디오|방송|강의|인터뷰|에피소드)';
const arabic = '(هذا |هذه )?(الفيديو|الحلقة|المحاضرة|المقابلة|المقطع|البودكاست)';
const hindi = '(यह |ये |इस )?(वीडियो|एपिसोड|भाषण|व्याख्यान|इंटरव्यू|पॉडकास्ट)';

/** Whole questions that ask in other languages than English and German what a talk is about, or for a summary of it. */
const forms = [
  // Spanish, Italian, Portuguese, French
  `(de|sobre) qu[eé] (trata|va|habla|hablan|se habla|se trata|es|trataba)( (en )?${it})?( ${romance})?`,
  `di (che )?(cosa|che) (parla|parlano|tratta|si parla|si tratta)( (in |nel |nella |nell')?${it}?)?( ?${romance})?`,
  `(sobre|de|do) (o )?que (é|fala|falam|trata|se trata|se fala)( n?${it})?( ${romance})?`,
  `de quoi (ça parle|parle|parlent|traite|s'agit|est-il question|parle-t-on|il s'agit)( |-)?(t-)?(il|elle|on)?( dans)? ?${it}?( ?${romance})?`,
  `(hazme|haz|dame|me haces|fammi|fai|mi fai|dammi|faça|faz|me dê|fais|fais-moi|faites|donne-moi|donnez-moi)( me)? (un|uno|um) (breve |petit |pequeno |pequeño )?(resumen|riassunto|resumo|résumé)( (d[eiao]l?|de la|della|dell'|deste|desta|du|de cette|de ce|de este|di questo) ?${romance})?`,
  `(resume|resúmeme|resuma|resumir|résume|résumez|riassumi|riassumimi)(-moi|-me)?( ${it})? ?${romance}`,
  // Dutch, Polish, Russian, Turkish
  `waar(over)? gaa[tn]( het| ${it} ${dutch})( over| eigenlijk over)?|vat( ${it})? ${dutch}( kort)? samen|geef( me)? een samenvatting( van ${it} ${dutch})?`,
  `o czym (jest|mówi|mówią|opowiada|(jest )?mowa)( w)?( ${polish})?|(podsumuj|streść)( mi)?( ${polish})?`,
  `о ч[её]м (говорится |рассказывается |рассказывает |идёт речь |идет речь |говорят )?(в )?${russian}|(сделай|сделайте|дай|дайте|напиши)( мне)? (краткое |короткое )?(содержание|резюме|пересказ)( ${russian})?|(кратко )?(перескажи|перескажите)( ${russian})?`,
  '(bu )?(video|videoda|bölüm|bölümde|konuşma|program|ders|röportaj)( ne| neyi)? (hakkında|ile ilgili|neyle ilgili|anlatıyor|anlatılıyor|ne anlatıyor|neden bahsediyor)|(bu )?(videoyu|bölümü|konuşmayı|programı|dersi) (kısaca )?özetle(r misin|yin)?|(videonun|bölümün) konusu ne(dir)?|(bana )?(videonun|bölümün) özetini (ver|yap|çıkar)',
  // Japanese, Chinese, Korean, Arabic, Hindi
  `${japanese}(は|って|では|の内容は|のテーマは)(、)?(何|なに|なん|どんな)(について|の|な|を)?(話|動画|内容|説明|紹介|話し|テーマ)?(して|てい)?(ますか|いますか|るの|ですか|でしょうか|のですか|のことですか|か)?|${japanese}の内容を(教え|要約し|まとめ)て(ください)?`,
  'どんな(動画|ビデオ|内容|話)(なの)?(ですか|でしょうか|か)?',
  `${chinese}(主要|大概|到底|都)?(是|在)?(讲|講|说|說|介绍|介紹|关于|關於|谈|談)(的|了)?(的)?(是)?(些)?(什么|什麼|啥|哪些)(内容|內容|的)?|${chinese}的(主题|主題|主要内容|主要內容|内容|內容)是(什么|什麼|啥)`,
  `${korean}[은는이가]? ?(무엇|뭐|무슨|어떤)(에|을|를)?( )?(대한|관한|대해|다루|내용|이야기)[^?]{0,12}|${korean}[을를]? ?(간단히 |짧게 )?요약[^?]{0,12}`,
  `(عن ماذا|عن أي شيء|عما|عمّ|عم|بماذا)( (يتحدث|تتحدث|يتكلم|تتكلم|يدور|تدور))?( في)? ${arabic}|ما (هو )?موضوع ${arabic}|(لخص|لخّص|لخصي)( لي)? ${arabic}`,
  `${hindi} (किस|किसके|क्या) ?(चीज़ )?(के )?(बारे में|विषय पर) (है|बात करता है)|${hindi} में क्या (है|बताया गया है|बताया है)|${hindi} का (सारांश|सार) (दो|दीजिए|बताओ|बताइए|लिखो)`,
];
const edge = String.raw`[^\p{L}\p{M}\p{N}]*`;
const whole = new RegExp(`^${edge}${oneOf(forms)}${edge}$`, 'iu');

/** Whether a question asks, in another language than English and German, what the whole video is about. */
export function asksForWholeElsewhere(question: string): boolean {
  return whole.test(question.trim());
}
