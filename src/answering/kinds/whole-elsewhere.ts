import { oneOf } from '../../transcripts/reading/phrase-forms.ts';

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
const nordic =
  '(det|den|(den|det|denne|denna|dette|detta)( här| her)? (video|videoe?n|film|filmen|klip|klipp|klippet|avsnitt|avsnittet|afsnit|episode|podcast|podden)|videoe?n|filmen|klippet|avsnittet|afsnittet|episoden|foredraget|föreläsningen|intervjun|interviewet|intervjuet|podden|podcasten)';
const czech =
  '((to|toto|tohle|tento|táto|tato) )?(video|vide[au]|film\\p{L}?|přednášk\\p{L}|prednášk\\p{L}|rozhovor\\p{L}?|podcast\\p{L}?|díl\\p{L}?|diel\\p{L}?|epizód\\p{L}|epizod\\p{L})';
const ukrainian =
  "((це|цей|ця|цьому|цього) )?(відео|ролик\\p{L}?|випуск\\p{L}?|лекці\\p{L}|подкаст\\p{L}?|інтерв'ю|передач\\p{L}|фільм\\p{L}?)";
const bulgarian = '((това|този|тази) )?(видео|видеото|клипа?|филма?|епизода?|лекцията|интервюто|подкаста?)';
const croatian =
  '((ovaj|ova|ovom|ovoj|ovo) )?(video|vide[au]|film\\p{L}?|predavanj\\p{L}|epizod\\p{L}|intervju\\p{L}?|podcast\\p{L}?|snim\\p{L}+)';
const romanian =
  '((acest|această) )?(videoclip|videoclipul|videoclipului|video|videoul|filmul?|filmului|episodul?|episodului|interviul?|prelegerea|podcastul?)( acesta)?';
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
  // Swedish, Danish, Norwegian, Finnish
  `(vad|hvad|hva) (handlar|handler) ${nordic} om|(kan du )?(sammanfatta|sammenfat|sammenfatte|opsummer|opsummere|oppsummer|oppsummere) ${nordic}|(ge|giv|gi|gör|lav|lag)( mig| meg)? (en|et) (kort )?(sammanfattning|sammenfatning|opsummering|oppsummering|resumé|sammendrag)( (av|af) ${nordic})?`,
  'mistä (tässä )?(videossa|videolla|jaksossa|ohjelmassa|luennossa|haastattelussa) (on kyse|puhutaan|kerrotaan)|mistä (tämä )?(video|jakso|ohjelma|luento|haastattelu) (kertoo|puhuu)|(tee|kirjoita)( (videosta|jaksosta))?( lyhyt)? (tiivistelmä|yhteenveto)( (videosta|jaksosta))?|tiivistä (tämä )?(video|jakso)|mikä on videon aihe',
  // Czech, Slovak, Hungarian, Romanian
  `o č[eo]m (je|hovorí|mluví|(se|sa) (mluví|hovorí))( (v|ve|vo))? ${czech}|(shrň|shrňte|zhrň|zhrňte)( mi)? ${czech}|(udělej|napiš|urob|napíš)( mi)? (stručné |krátké |krátke )?(shrnutí|zhrnutie)( ${czech})?`,
  'miről (szól|van szó|beszél|beszélnek)( (a|az|ez a|ebben a|ez az|ebben az) (videó|film|előadás|interjú|epizód|podcast|rész)(b[ae]n)?)?|(foglald|foglalja) össze( röviden)? (a|az|ezt a|ezt az) (videót|filmet|előadást|interjút|epizódot|részt)|(adj|készíts) (egy )?(rövid )?összefoglalót( a videóról)?|mi a videó témája',
  `despre ce (este|e|vorbește|este vorba|e vorba|se vorbește)( în)? ${romanian}|(rezumă|rezumați)( (pe scurt))? ${romanian}|(fă|fă-mi|faceți|dă-mi) (un )?(scurt )?rezumat(ul)?( (al|la))?( ${romanian})?`,
  // Ukrainian, Bulgarian, Croatian and Serbian, Greek, Catalan
  `про що (йдеться |розповідається |розповідає |говориться |говорять )?(у |в )?${ukrainian}|(зроби|зробіть|дай|дайте|напиши)( мені)? (короткий |стислий )?(переказ|зміст|підсумок|резюме)( ${ukrainian})?|(коротко |стисло )?(перекажи|перекажіть|підсумуй)( ${ukrainian})?`,
  `за какво (е|се говори|говори|разказва|става дума)( (във|в))? ${bulgarian}|(направи|дай|напиши)( ми)? (кратко )?резюме( на ${bulgarian})?|(обобщи|резюмирай)( ми)? ${bulgarian}|каква е темата на видеото`,
  `o čemu (je|govori|priča|se govori|se radi)( u)? ${croatian}|(sažmi|sažmite|rezimiraj)( mi)? ${croatian}|(napravi|daj|napiši)( mi)? (kratak |kratki )?(sažetak|rezime)( ${croatian})?|koja je tema videa`,
  '(για τι|για ποιο πράγμα) (μιλά|μιλάει|είναι|πρόκειται)( (αυτό|σε αυτό))? (το|στο) (βίντεο|επεισόδιο)|ποιο είναι το θέμα του βίντεο|(κάνε|κάντε|δώσε|δώστε)( μου)? (μια )?(σύντομη )?(περίληψη|σύνοψη)( του βίντεο)?|(συνόψισε|συνοψίστε)( μου)? το βίντεο|τι λέει το βίντεο',
  "de què (va|tracta|parla|es parla)( (en|el|al|aquest|aquesta|la))? (vídeo|episodi|podcast|xerrada|entrevista|programa|conferència)|de què (va|tracta)|(fes-me|fes|dona'm|feu) (un )?(breu )?resum( (del|d'aquest) (vídeo|episodi|podcast|programa))?|(resumeix|resumeix-me|resumiu) (el|aquest) (vídeo|episodi|podcast|programa)",
  // Indonesian and Malay, Vietnamese, Thai
  '(video|film|episode|podcast|kuliah|wawancara)( (ini|itu))? (tentang|membahas|membicarakan|mengenai)( tentang)? apa|(apa|apakah) (isi|topik|tema)( dari)? video( (ini|itu))?|(tolong )?(ringkas|ringkaskan|rangkum|rangkumkan)( isi)? (video|episode|film)( (ini|itu))?|(buat|buatkan|berikan|beri)( saya)? (ringkasan|rangkuman)( singkat)?( (video|episode)( (ini|itu))?)?',
  'video( này)? (nói|kể|bàn) về (gì|cái gì|điều gì|vấn đề gì)|(nội dung|chủ đề)( của)? video( này)? là gì|(hãy )?tóm tắt( nội dung)?( của)? video( này)?',
  '(วิดีโอ|วีดีโอ|คลิป)(นี้)?(พูด|เล่า|กล่าว)?(ถึง|เรื่อง|เกี่ยวกับ)(เรื่อง)?อะไร(บ้าง)?|สรุป(เนื้อหา)?(ของ)?(วิดีโอ|วีดีโอ|คลิป)(นี้)?(ให้)?(หน่อย)?',
  // Hebrew, Persian, Bengali, Tamil
  '(על מה|במה) (מדבר|עוסק|מדברים|מדובר)( ב?הסרטון| בסרטון)( הזה)?|על מה הסרטון( הזה)?|מה (נושא|תוכן) הסרטון( הזה)?|(תסכם|תסכמי|סכם|סכמי|סכמו)( לי)?( בקצרה)? את הסרטון( הזה)?|(תן|תני|תנו)( לי)? (סיכום|תקציר)( של הסרטון)?',
  '(این )?(ویدیو|ویدئو|فیلم|قسمت) (درباره|درباره‌ی|راجع به|در مورد) (چیست|چیه)|موضوع (این )?(ویدیو|ویدئو|فیلم) (چیست|چیه)|(این )?(ویدیو|ویدئو|فیلم)( را)? خلاصه کن(ید)?|خلاصه (این )?(ویدیو|ویدئو)( را)? (بده|بنویس|بگو)',
  '(এই )?ভিডিও(টি|টা)? (কী|কি) (নিয়ে|সম্পর্কে|বিষয়ে)|(এই )?ভিডিওতে (কী|কি) বলা হয়েছে|(এই )?ভিডিও(টির|টার|র) (সারাংশ|সারসংক্ষেপ) (দাও|দিন|লেখো|লিখুন|বলো|বলুন)|ভিডিওর বিষয় (কী|কি)',
  '(இந்த )?(வீடியோ|காணொளி) எதை(ப்)? பற்றி(யது)?|(இந்த )?(வீடியோவில்|காணொளியில்) என்ன (சொல்கிறார்கள்|கூறப்படுகிறது)|(இந்த )?(வீடியோவை|காணொளியை)( சுருக்கமாக)? (சுருக்கு|சுருக்கவும்|கூறு|கூறவும்)|(வீடியோவின்|காணொளியின்) (சுருக்கம்|சுருக்கத்தை)( (தா|தரவும்|கூறு))?',
];
const edge = String.raw`[^\p{L}\p{M}\p{N}]*`;
const whole = new RegExp(`^${edge}${oneOf(forms)}${edge}$`, 'iu');

/** Whether a question asks, in another language than English and German, what the whole video is about. */
export function asksForWholeElsewhere(question: string): boolean {
  return whole.test(question.trim());
}
