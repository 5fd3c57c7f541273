import { primaryTag } from '../../grammars/grammar-of.ts';

/** How speakers of a language greet, say who pays, sell and say farewell, in lower case. */
export interface PartCues {
  greets: RegExp;
  /** Who pays stands after it, or in its group `name`. */
  sponsored: RegExp;
  sells: RegExp;
  closes: RegExp;
}

const cues: Readonly<Record<string, PartCues>> = {
  es: {
    greets: /\b(?:hola|bienvenid[oa]s?|buenos días|buenas (?:tardes|noches)|muy buenas)\b|¿qué tal\?/gu,
    sponsored:
      /patrocinad[oa]s? por|(?:nuestro|[ae]l) patrocinador(?: de (?:hoy|este (?:v[ií]deo|episodio)))?(?:,? que)?(?: es)?|gracias al patrocinio de|en colaboración con/u,
    sells: /código|descuento|enlace (?:está )?en la descripción|prueba gratis|oferta/gu,
    closes:
      /gracias por (?:ver|escuchar|acompañar|vuestr|su )|hasta (?:la próxima|luego|pronto|mañana)|nos vemos|suscr[ií]b[eií]|me gusta y|hasta aquí|eso es todo|un abrazo/gu,
  },
  fr: {
    greets: /\b(?:bonjour|bonsoir|salut|bienvenue|coucou)\b/gu,
    sponsored:
      /sponsorisée? par|en partenariat avec|(?:notre|le) partenaire(?: du jour)?(?: est)?|sponsor de (?:cette vidéo|cet épisode)(?: est)?|remercier/u,
    sells: /code|réduction|lien (?:est )?(?:dans|en) (?:la )?description|essai gratuit|offre/gu,
    closes:
      /merci (?:à tous )?(?:d['’ ]avoir|de m['’ ]avoir|pour votre)|à (?:très )?bientôt|à la (?:prochaine|semaine prochaine)|c['’ ]est tout pour|abonner|pouce bleu|au revoir/gu,
  },
  pt: {
    greets: /(?:^|\s)(?:olá|oi|bem[- ]vind[oa]s?|bom dia|boa (?:tarde|noite)|fala,? (?:galera|pessoal))(?=[\s,.!]|$)/gu,
    sponsored:
      /patrocinad[oa]s? (?:por|pel[oa])|oferecid[oa] (?:por|pel[oa])|(?:nosso|o) patrocinador(?: de hoje)?(?: é)?|em parceria com/u,
    sells: /cupom|código|desconto|link (?:está )?(?:aqui )?na descrição|teste grátis|oferta/gu,
    closes:
      /obrigad[oa] (?:por|pela)|até (?:a próxima|o próximo|logo|breve)|é isso(?: aí)?|deixa (?:o )?(?:seu )?like|se inscrev|inscrevam|tchau|ficamos por aqui/gu,
  },
  it: {
    greets: /\b(?:ciao a tutti|buongiorno|buonasera|benvenut[oiae]|ben ?(?:tornati|ritrovati)|salve)\b/gu,
    sponsored:
      /(?:sponsorizzat[oa]|offert[oa]|presentat[oa]) da|in collaborazione con|(?:il nostro|lo) sponsor(?: di oggi)?(?: è)?/u,
    sells: /codice|sconto|link (?:è )?(?:in|nella) descrizione|prova gratuita|offerta/gu,
    closes:
      /grazie (?:per|di)|alla prossima|arrivederci|ci vediamo|iscrivet|mi piace|per oggi è tutto|questo è tutto|un abbraccio/gu,
  },
  nl: {
    greets: /\b(?:hallo|hoi|welkom|goedemorgen|goedemiddag|goedenavond|goeiedag)\b/gu,
    sponsored:
      /gesponsord door|mogelijk gemaakt door|onze sponsor(?: van vandaag)?(?: is)?|in samenwerking met|aangeboden door/u,
    sells: /kortingscode|korting|(?:met )?de code|link (?:staat )?in de beschrijving|gratis proberen/gu,
    closes:
      /bedankt voor het (?:kijken|luisteren)|tot de volgende|tot (?:volgende week|snel|ziens)|dat was het|abonneer|duimpje|doei|dag allemaal/gu,
  },
  sv: {
    greets: /(?:^|\s)(?:hej|hallå|välkommen|välkomna|god (?:morgon|kväll)|tjena)(?=[\s,.!]|$)/gu,
    sponsored: /sponsras av|sponsrat av|i samarbete med|(?:vår|dagens) sponsor(?: är)?|presenteras av/u,
    sells: /rabattkod|rabatt|koden|länk(?:en)? (?:finns )?i beskrivningen|gratis/gu,
    closes:
      /tack för att (?:ni|du)|tack för (?:i dag|idag|mig)|vi ses|det var allt|prenumerera|hej då|på återseende|ha det bra/gu,
  },
  pl: {
    greets: /(?:^|\s)(?:cześć|witam|witajcie|dzień dobry|dobry wieczór|siema|hej)(?=[\s,.!]|$)/gu,
    sponsored:
      /sponsorowan[yea] przez(?: firmę| markę| sklep)?|sponsorem (?:tego|dzisiejszego|odcinka)\S*(?: odcinka)?(?: jest)?|we współpracy z|partnerem odcinka jest/u,
    sells: /kod(?:em|u|zie)?(?=\s)|zniżk|rabat|link (?:znajdziecie |jest )?w opisie|za darmo/gu,
    closes:
      /dzięki za|dziękuję za (?:oglądanie|uwagę|wysłuchanie)|do (?:zobaczenia|usłyszenia|następnego)|to (?:już )?wszystko|subskryb|łapkę w górę|na razie|do widzenia/gu,
  },
  ru: {
    greets:
      /(?:^|\s)(?:всем привет|привет|здравствуйте|добро пожаловать|добрый (?:день|вечер)|доброе утро)(?=[\s,.!]|$)/gu,
    sponsored:
      /спонсор (?:этого|сегодняшнего|нашего)? ?(?:выпуска|видео|ролика|подкаста)|при поддержке|спонсируется|партн[её]р выпуска/u,
    sells: /промокод|скидк|ссылка (?:будет |есть )?(?:в|под) (?:описани|видео)|бесплатн/gu,
    closes:
      /спасибо за (?:просмотр|внимание)|до (?:встречи|свидания|новых встреч)|на этом вс[её]|подписывайтесь|ставьте лайк|пока(?=[!.]|$)|увидимся/gu,
  },
  tr: {
    greets: /(?:^|\s)(?:merhaba|selam|hoş ?geldiniz|günaydın|iyi (?:günler|akşamlar))(?=[\s,.!]|$)/gu,
    sponsored: /sponsor(?:u|umuz|luğunda)|katkılarıyla|iş birliğiyle/u,
    sells: /indirim|kod(?:u|unu|uyla)|link(?:i)? açıklama|ücretsiz/gu,
    closes:
      /(?:izlediğiniz|dinlediğiniz) için|görüşmek üzere|görüşürüz|hoşça ?kal|bu kadar|abone ol|beğenmeyi|kendinize iyi bakın/gu,
  },
  ja: {
    greets: /こんにちは|こんばんは|おはようございます|ようこそ|どうも/gu,
    sponsored:
      /(?:^|[はが、])(?<name>[^はが。、]{2,16}?)(?:さん)?(?:の提供|様の提供)|スポンサー(?:は|の)?(?<after>[^はがで。、]{2,16})?|プロモーション/u,
    sells: /クーポン|割引|概要欄|コード|無料|キャンペーン/gu,
    closes:
      /ご(?:視聴|清聴)|ありがとうございました|また(?:次回|来週)|お会いしましょう|チャンネル登録|高評価|さようなら|それではまた/gu,
  },
  zh: {
    greets: /大家好|你们好|你們好|欢迎|歡迎|哈[喽囉]/gu,
    sponsored: /由(?<name>[^，。由的]{2,12}?)(?:独家|獨家)?(?:赞助|贊助|冠名|提供)|赞助商|贊助商|业配|業配/u,
    sells: /优惠码|優惠碼|折扣|[九八七六五]折|简介里?的?链接|連結|免费|免費|下单|下單/gu,
    closes:
      /谢谢(?:大家|观看|收看)|謝謝(?:大家|觀看|收聽)|再见|再見|下期|下次见|下次見|掰掰|拜拜|点赞|點贊|订阅|訂閱|感谢|感謝收/gu,
  },
  ko: {
    greets: /안녕하세요|반갑습니다|환영합니다|안녕하십니까/gu,
    sponsored:
      /(?<name>[^\s은는이가]{2,12}?)(?: 앱| 측)?(?:의|에서)? (?:협찬|후원|제공|지원|광고)(?:을|으로|을 받아|입니다)|광고입니다|스폰서/u,
    sells: /할인|쿠폰|코드|링크|무료/gu,
    closes: /시청해 ?주셔서|감사합니다|다음 (?:영상|시간)에|안녕히|여기까지|구독|또 만나요|뵙겠습니다/gu,
  },
  hi: {
    greets: /नमस्ते|नमस्कार|स्वागत|हेलो|हैलो/gu,
    sponsored:
      /(?:वीडियो|एपिसोड) (?<name>[^\s।]+(?: [^\s।]+){0,2}?) (?:के )?(?:द्वारा|की ओर से) प्रायोजित|प्रायोजक|प्रायोजित|स्पॉन्सर/u,
    sells: /कोड|छूट|डिस्काउंट|लिंक|मुफ़्त|मुफ्त/gu,
    closes: /धन्यवाद|शुक्रिया|फिर मिल(?:ते|ेंगे)|अगले वीडियो|इतना ही|सब्सक्राइब|अलविदा|नमस्कार/gu,
  },
  ar: {
    greets: /السلام عليكم|أهلا|أهلاً|مرحبا|مرحباً|صباح الخير|مساء الخير/gu,
    sponsored: /برعاية|راعي (?:هذه )?الحلقة|بدعم من/u,
    sells: /كود|خصم|الرابط في|مجانا|عرض خاص/gu,
    closes: /شكرا (?:على|لكم|جزيلا)|شكراً|مع السلامة|إلى اللقاء|نلتقي|الحلقة القادمة|الاشتراك|هذا كل شيء|في أمان الله/gu,
  },
  th: {
    greets: /สวัสดี|ยินดีต้อนรับ|หวัดดี/gu,
    sponsored: /สนับสนุน(?:โดย|จาก)(?<name>[^\s]{2,25})|สปอนเซอร์/u,
    sells: /ส่วนลด|โค้ด|ลิงก์|ลิ้งค์|ฟรี|โปรโมชั่น/gu,
    closes: /ขอบคุณ(?:ที่|ทุก|มาก)|พบกันใหม่|เจอกันใหม่|เจอกัน(?:คลิป|ตอน)|กดติดตาม|กดไลก์|ลาก่อน|เท่านี้/gu,
  },
  id: {
    greets: /\b(?:halo|hai|selamat (?:datang|pagi|siang|sore|malam)|assalamualaikum)\b/gu,
    sponsored: /disponsori(?: oleh)?|dipersembahkan oleh|didukung oleh|sponsor (?:kita|kami|video ini)(?: adalah)?/u,
    sells: /kode|diskon|promo(?![a-z])|tautan|link di deskripsi|gratis/gu,
    closes:
      /terima kasih (?:sudah|telah|atas)|sampai (?:jumpa|ketemu|bertemu)|sekian|jangan lupa (?:like|subscribe)|dadah|wassalam/gu,
  },
};

/** The cues of a language (BCP 47); undefined where there are none. */
export function partCuesOf(language: string | null): PartCues | undefined {
  return cues[primaryTag(language)];
}
