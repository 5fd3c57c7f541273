import {
  isToldByScript,
  isWordOf,
  type Language,
  languageOfText,
  smallWordsOf,
} from '../../transcripts/reading/language-of-text.ts';
import { inOthersToo } from '../../transcripts/reading/small-words.ts';
import { listed } from '../spoken/listed.ts';
import { fold } from '../spoken/stem.ts';
import { isEnglish } from '../spoken/topicless.ts';

/**
 * Words with which other languages than English and German ask, and with which they speak of the video: none of them is looked for. Where a
 * word is written together with others, as it is cut from them.
 */
const asking = listed(
  `qué cómo dónde cuándo quién quiénes cuánto cuánta cuántos cuántas cuál cuáles adónde video vídeo dice dicen habla hablan explica
pourquoi comment qui quand où faut-il doit-on parle-t-il parle-t-elle parle-t-on dit-il dit-elle peux peut puis-je peut-on combien quel quelle quels quelles lequel laquelle quoi vidéo dit disent parle parlent explique est-ce qu'est-ce qu'il qu'elle résume résumé résumez
può posso possono che cosa cos'è chi quando dove quanto quanta quanti quante quale quali perché come dice parla spiega
quem quanto quanta quantos quantas qual quais quando onde porque fala explica
hoeveel welke welk wanneer waar waarom wie wat hoe zegt
vad vem vilken vilket vilka hur många mycket varför när var säger sägs videon handlar hvad hvem hvilken hvilket hvor mange meget hvorfor hvornår hvilke siger siges hva hvilke hvordan mye når sier sies videoen handler taler snakker
mikä mitä mistä mihin minkä kuka ketkä kenen kumpi miksi miten kuinka milloin missä paljonko montako onko voiko pitääkö saako kannattaako sanoo sanotaan puhuu puhutaan videolla videossa videon
czym czego czemu mowa co kto kogo jak dlaczego czemu kiedy gdzie ile który która które jaki jaka jakie czy się długo film mówi kdo koho komu proč kdy kde kam odkud kolik který která které kterou jaký jaká jaké jakou čem říká mluví videu videa
koho komu prečo kedy kde kam odkiaľ koľko ktorý ktorá ktoré ktorú ako aký aká aké akú čo čom hovorí videu
mi mit miért mikor mennyi mennyibe mennyire ki kik kit kinek hol hova hová honnan hogyan milyen melyik melyiket hány miről mire miből mivel miben mondja beszél beszélnek szól videó videóban videót
ce cine când cand unde cum câți câte cât cat câtă care despre spune zice vorbește vorbeste există videoclip videoclipul videoclipului
što šta tko ko kada kad gdje gde odakle kako koji koja koje koju kakav kakva kakvo zašto koliko čemu čega kaže govori govore spominje videu
què qui quan quant quanta quants quantes quin quina quins quines com perquè diu parla vídeo
что чего чему чем кто кого кому как какой какая какое какие каких почему зачем когда где куда откуда сколько ли это этот этом видео говорит говорится рассказывает можно нельзя о об про в на с к у по из за для от до и а не
що чого хто кого як який яка яке які чому навіщо коли де скільки звідки куди якого якої про каже кажуть говорить говорять чи це відео
какво какъв каква какви защо кой коя кое кои кого къде откъде кога как колко ли казва говори споменава нужен нужна нужно нужни видео видеото
ко шта што зашто како када кад где колико који која које видеу
ne nedir kim kime nasıl neden niçin niye nerede nereye kaç hangi mı mi mu mü videoda diyor kadar bahsediyor konuşuyor anlatıyor söylüyor hakkında
τι ποιος ποια ποιο ποιον πώς γιατί πότε πού πόσο πόση πόσα πόσοι πόσες χρειάζεται χρειάζονται πρέπει μπορώ μπορεί βίντεο λέει
מה מי איך למה מדוע מתי איפה היכן כמה איזה איזו האם סרטון אומר
چه چرا کی کجا چطور چگونه چند چقدر چیست کیست آیا کدام چی ویدیو درباره می گوید
ما ماذا من كيف لماذا متى أين كم أي هل الفيديو يقول تقول يتحدث تتحدث يتكلم تتكلم يمكن
क्या कौन किसने किसे कैसे क्यों कब कहाँ कितना कितनी कितने कौनसा वीडियो है हैं चाहिए
apa siapa bagaimana mengapa kenapa kapan bila bilakah dimana mana berapa seberapa apakah adakah bisakah bolehkah yang ini itu tentang video katanya
কী কি কে কাকে কার কেন কখন কোথায় কোন কীভাবে কিভাবে কত কতক্ষণ কতটা কয়টা ভিডিও ভিডিওতে বলা বলেন
என்ன யார் யாரை ஏன் எப்போது எங்கே எங்கு எப்படி எது எந்த எத்தனை எவ்வளவு வீடியோ வீடியோவில் பற்றி
gì ai nào sao thế bao lâu nhiêu khi đâu tại vì mấy không video
ทำไม อะไร ใคร อย่างไร ยังไง เมื่อไร เมื่อไหร่ ที่ไหน เท่าไร เท่าไหร่ กี่ ไหม ถึง คลิป วิดีโอ
무엇 뭐 무엇을 누가 누구 어떻게 왜 언제 어디 어디서 얼마나 얼마 몇 어떤 무슨 말하고 말하나요 나오나요 무엇에 대한 건가요 얼마인가요 언제인가요 누구인가요 무엇인가요 어디인가요 하나요 인가요 있나요 되나요 해야 동영상 영상
なぜ どうして 何 誰 いつ どこ どう どの どれ どれくらい いくつ いくら どんな なん なに って くらい し くだ さい ください ま せん ません いけ 動画 ビデオ
什么时候 什麼時候 多少钱 多少錢 谁在 说话 一次 多久 多长 多大 多高 谁 哪里 哪儿 何时 怎么样 如何 为何 视频 影片 什麼 怎麼 為什麼 幾 誰 哪裡 如何`,
);

/**
 * Whether so many words that ask or are small, and that English has not, tell that a question is in a language; in its midst a capital
 * makes a name: `De Niro`.
 */
export function isPlainlyIn(question: string, language: Language, least: number): boolean {
  const telling = [...tellingWords(question, language)];
  return telling.length >= least && telling.some((word) => word.length > 1);
}

/** The words (lower case) of a question that ask or are small in a language, and that English has not. */
function tellingWords(question: string, language: Language): ReadonlySet<string> {
  const written = /\p{Ll}/u.test(question) ? question : question.toLowerCase();
  const words = (written.match(/\p{L}+/gu) ?? [])
    .map((word, at) => (at === 0 ? word.toLowerCase() : word))
    .filter((word) => !/^\p{Lu}/u.test(word));
  const small = smallWordsOf(language);
  return new Set(words.filter((word) => small.has(word) || asking.has(fold(word)))).difference(inOthersToo);
}

/**
 * Whether words that ask tell, with others, that a question is in a language, and not that it names something in it: `à la carte`. A word
 * that only this language has, or its neighbours, tells as much as two.
 */
export function isPlainlyAskedIn(question: string, language: Language): boolean {
  const telling = [...tellingWords(question, language)];
  const told = telling.reduce((sum, word) => sum + (isWordOf(word, language) ? 2 : 1), 0);
  return told >= 2 && telling.some((word) => asking.has(fold(word)) && word.length > 1);
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
