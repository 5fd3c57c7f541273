import { oneOf } from '../../../transcripts/reading/phrase-forms.ts';

const video =
  '(v[ií]deo|charla|episodio|entrevista|programa|vidéo|émission|épisode|puntata|intervista|episódio|podcast)';
const who = [
  `qui (parle|est-ce qui parle|présente|anime)( dans| ici)?( (la|cette|le|ce|l'))? ?${video}?|qui (est|sont) (le |la |les )?(présentateur|présentatrice|invitée?s?|intervenante?s?)`,
  `quién(es)? (habla|hablan|presenta|presentan)( en)?( (el|este|la|esta))?( ${video})?|quién(es)? (es|son) (el|la|los|las) (invitad[oa]s?|presentador(a|es|as)?|entrevistad[oa]s?)`,
  `chi (parla|presenta|conduce)( in| nel| nella)?( questo| questa)?( ${video})?|chi (è|sono) (l'|gli |il |la )?(ospit[ei]|conduttore|conduttrice|relator[ei]|relatrice)`,
  `quem (fala|apresenta|está falando)( n?(o|a|este|esta|esse|essa))?( ${video})?|quem (é|são) [oa]s? (convidad[oa]s?|apresentador(a|es|as)?)`,
  'wie (spreekt|praat|presenteert)( er)?( (in|aan het woord))?( (het|de|dit|deze))?( (video|filmpje|uitzending|aflevering|journaal|podcast))?|wie is er aan het woord|wie (is|zijn) de (presentator|presentatrice|spreker|gast)(en|s)?',
  'kto (mówi|prowadzi|występuje)( w)?( (ten|tym|tej|to))?( (film\\p{L}{0,2}|wykład\\p{L}{0,2}|odcin\\p{L}{1,3}|program\\p{L}?|kanał))?|kto jest (gościem|prowadzącym|prowadzącą)( odcinka| programu)?',
  'кто (говорит|вед[её]т|рассказывает|выступает)( (в|на))?( (этом|это|этот))?( (видео|ролике|канал|выпуск|лекцию|подкаст))?|кто (ведущий|ведущая|гость|автор)( видео| ролика| канала)?',
  '((bu )?videoda )?kim konuşuyor|(videoyu |programı )?kim sunuyor|konuşan kim|(konuk|sunucu) kim',
  '(この)?(動画|ビデオ|番組)?(で|の中で)?(話し|喋っ|しゃべっ)ている(の|人|方)は(誰|だれ|どなた)(ですか|でしょうか|か)?|(誰|だれ)が(話し|喋っ|しゃべっ)て(いますか|いるのですか|いるの|る)|(講師|ゲスト|司会)は(誰|だれ|どなた)(ですか)?',
  '(这个|這個)?(视频|影片)?(里|裡)?(是)?(谁|誰)(在)?(说话|說話|讲话|講話|主持)|(主持人|嘉宾|嘉賓|主讲人|主講人)是(谁|誰)',
  '((이 )?(영상|동영상)에서 )?누가 (말하고|말해|나오|진행)[^?]{0,6}|(진행자|게스트|강사)[는가] 누구(인가요|예요|입니까|야)?',
  'من (هو |هي )?(يتحدث|تتحدث|يتكلم|تتكلم|المتحدث|المتحدثة|الضيف|الضيفة|المقدم)( في)?( هذا| هذه)?( (الفيديو|الحلقة))?',
  '((इस )?वीडियो में )?कौन (बोल|बात कर) (रहा|रही|रहे) (है|हैं)',
  '(vem|hvem) (pratar|talar|taler|snakker|prater)( (i|här|her))?( (denna|denne|den här|den her|dette|det här))?( (videoe?n|video|filmen|film|klippet|podden|podcasten|avsnittet|afsnittet|programmet))?|(vem|hvem) (är|er) (gästen|gæsten|gjesten|programledaren|programlederen|værten|verten|talaren|taleren|föreläsaren|foredragsholderen)',
  'kuka( tässä)?( (videolla|videossa|ohjelmassa|jaksossa))? (puhuu|esiintyy|juontaa)( (videolla|videossa|tässä))?|ketkä( videolla)? puhuvat|kuka on (vieras|juontaja|puhuja)',
  '(kdo|kto)( (v|ve|vo)( tomto)? (videu|filmu|podcastu|rozhovoru))? (mluví|hovoří|hovorí|vystupuje|moderuje|přednáší|rozpráva)( (v|ve|vo)( tomto)? (videu|filmu|podcastu|rozhovoru))?|(kdo|kto) je (host|hosť|moderátor|moderátorka|řečník|rečník)',
  'kik? beszél(nek)?( (a|ebben a) (videóban|filmben|műsorban|podcastban))?|ki a (vendég|műsorvezető|előadó|házigazda)',
  'cine (vorbește|vorbesc|prezintă)( în)?( (acest|această))?( (videoclip(ul)?|filmul?|episodul?|podcastul?))?|cine (este|e) (invitatul|invitata|prezentatorul|prezentatoarea|vorbitorul)',
  'хто (говорить|веде|розповідає|виступає)( (в|у|на))?( (цьому|цей))?( (відео|ролику|канал|каналі|випуску|лекцію|подкасті))?|хто (ведучий|ведуча|гість|гостя|автор|авторка)( (відео|ролика|каналу))?',
  'кой (говори|води|разказва)( (във|в))?( (това|този))?( (видеото|видео|клипа|предаването|подкаста))?|кой е (гостът|водещият|говорещият|авторът)',
  't?ko( u( ovom)? (videu|filmu|podcastu))? (govori|priča|vodi|predaje)( u( ovom)? (videu|filmu|podcastu))?|t?ko je (gost|gošća|voditelj|voditeljica|govornik|predavač)',
  'ποι(ος|οι) (μιλά|μιλάει|μιλούν|παρουσιάζει)( (στο|σε αυτό το))?( (βίντεο|επεισόδιο))?|ποι(ος|α) είναι (ο|η) (καλεσμένος|καλεσμένη|παρουσιαστής|παρουσιάστρια|ομιλητής|ομιλήτρια)',
  'qui (parla|parlen|presenta)( (en|a|al|el|aquest|la|aquesta|en aquest))*( (vídeo|episodi|podcast|programa|entrevista))?|qui és (el |la )?(convidat|convidada|presentador|presentadora|ponent)',
  'siapa( yang)? (berbicara|bicara|bercakap)( (di|dalam)( (video|podcast|acara))?( (ini|itu))?)?|siapa (pembicaranya|pembicara|narasumber|narasumbernya|tamunya|tamu|pembawa acaranya)( di video ini)?',
  'ai( đang)? nói( chuyện)?( trong video( này)?)?|(khách mời|người nói|người dẫn chương trình|diễn giả) là ai',
  'ใคร(กำลัง)?(พูด|บรรยาย)(อยู่)?(ใน)?(วิดีโอ|วีดีโอ|คลิป|รายการ)?(นี้)?|(ผู้พูด|แขกรับเชิญ|พิธีกร|วิทยากร)(คือ|เป็น)ใคร',
  'מי (מדבר|מדברת|מדברים|מנחה)( (בסרטון|כאן|בתוכנית|בפודקאסט))?( הזה)?|מי (האורח|האורחת|המנחה|הדובר|הדוברת|המרצה)',
  '(چه کسی|کی)( در( این)? (ویدیو|ویدئو|فیلم|برنامه))? (صحبت|حرف) می.?(کند|زند|کنه|زنه)|(مهمان|گوینده|مجری|سخنران) (کیست|کیه)',
  '((এই )?ভিডিওতে )?কে (কথা বলছে|কথা বলছেন|কথা বলেন|বলছেন)|(অতিথি|উপস্থাপক|বক্তা) কে',
  '((இந்த )?வீடியோவில் )?(யார் பேசுகிறார்(கள்)?|பேசுவது யார்|பேசுபவர் யார்)|(விருந்தினர்|பேச்சாளர்|தொகுப்பாளர்) யார்',
];
const edge = String.raw`[^\p{L}\p{M}\p{N}]*`;
const asking = new RegExp(`^${edge}${oneOf(who)}${edge}$`, 'iu');
/** A guest or a host may be one of several. */
const ofOne =
  /invit|convidad|ospit|gast\b|gości|гость|konuk|ゲスト|嘉宾|嘉賓|게스트|الضيف|gäst|gæst|gjest|vieras|host|hosť|vendég|гість|гост|gost|gošć|καλεσμέν|convidad?|tamu|narasumber|khách|แขก|האורח|مهمان|অতিথি|விருந்தினர்/iu;

const name = String.raw`\p{Lu}[\p{L}.'’-]+`;
/** With which somebody says in such a language who they are; names have capitals where its script has. */
const introducing = new RegExp(
  [
    `(?<!\\p{L})${oneOf([
      "[Jj]e m'appelle|[Mm]on nom est|[Jj]e suis|[Mm]e llamo|[Mm]i nombre es|([Yy]o )?[Ss]oy|[Nn]os acompaña",
      '[Mm]i chiamo|([Ii]o )?[Ss]ono|[Mm]eu nome é|[Ee]u (me chamo|sou)|[Ii]k ben|[Mm]ijn naam is',
      '[Nn]azywam się|[Mm]am na imię|Меня зовут|меня зовут|[Мм]ене звати|[Кк]азвам се',
      '[Jj]ag heter|[Jj]eg he(tt?er|dder)|[Nn]evem|([Mm]inun )?[Nn]imeni on|[Jj]menuji se|[Vv]olám sa|[Mm]ă numesc|[Nn]umele meu este',
      '[Zz]ovem se|[Jj]a sam|[Ττ]ο όνομά μου είναι|[Μμ]ε λένε|[Οο]νομάζομαι|[Nn]ama saya( adalah)?|([Tt]ôi|[Mm]ình) tên là|[Tt]ên tôi là|([Ee]m )?[Dd]ic',
    ])},? (?:(?:el|la|o|a|il|de|lo) )?${name}`,
    `(?<!\\p{L})Ben(?: ${name}){1,3}[.,]|(?:と申します|といいます)|(?:我是|我叫)[^，。]{2,6}[，。]`,
    '저는 \\S{2,12}(?:입니다|이에요|예요)|(?<!\\p{L})(?:أنا \\p{L}+ \\p{L}+،|اسمي )|मेरा नाम|मैं हू[ँं]|(?:ผม|ดิฉัน|ฉัน)ชื่อ|(?<!\\p{L})(?:שמי |קוראים לי |اسم من |আমার নাম |என் பெயர் )',
  ].join('|'),
  'u',
);

/** Whether a question asks, in another language than English and German, who speaks in the video; or for one of those who do. */
export function asksWhoElsewhere(question: string): { isAsked: boolean; isOfOne: boolean } {
  const isAsked = asking.test(question.trim());
  return { isAsked, isOfOne: isAsked && ofOne.test(question) };
}

/** Whether somebody says in such a language who they are. */
export function introducesElsewhere(text: string): boolean {
  return introducing.test(text);
}
