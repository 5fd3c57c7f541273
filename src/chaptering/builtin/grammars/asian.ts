import { ending, matching, oneOf, word } from '../../../transcripts/reading/phrase-forms.ts';
import type { Grammar } from './grammar.ts';

export const hi: Grammar = {
  postpositions: 'का के की को में से पर ने तक',
  joints: 'का के की और',
  words: `का के की को में से पर ने तक और या लेकिन पर मगर कि जो जब तब अगर तो क्योंकि इसलिए ताकि यह ये वह वे इस उस इन उन इसे उसे इसका उसका उसकी उसके इसकी इसके मैं मैंने मुझे मेरा मेरी मेरे हम हमें हमारा हमारे हमारी तुम आप आपका आपकी आपके आपको अपना अपनी अपने कौन क्या क्यों कैसे कब कहाँ कहां कितना कितने कितनी कोई कुछ सब सभी सारे हर एक दो तीन चार पाँच पांच छह सात आठ नौ दस बीस तीस चालीस पचास सौ हज़ार हजार लाख
है हैं हूँ हूं था थी थे हो होना होता होती होते हुआ हुई हुए होगा होगी होंगे कर करना करता करते करती किया करें करेंगे कीजिए करके जा जाना जाता जाती जाते जाए जाएगा गया गई गए आ आना आता आती आते आए आया दे देना देता देती देते दिया दीजिए दें ले लेना लेता लेते लिया रख रखना रखिए रखने रखें रहा रही रहे रहता चाहिए सकता सकते सकती लगा लगता लगती लगते लग बन बनता मिल मिलता मिलती मिलते बात बातें बताता जानते जानें बोल कह कहते देखते देखें देखने देख शुरू इस्तेमाल ज़रूरी जरूरी बहुत ज़्यादा ज्यादा कम काफी सिर्फ बस ही भी नहीं मत ना हाँ जी अब फिर यहाँ वहाँ जहाँ आज कल अभी पहले बाद बाद में सबसे आखिर आगे पास नीचे ऊपर साथ लिए बारे अगला अगले विषय लगभग ऐसा ऐसे ऐसी जैसे तरह समय दिन साल महीने हफ्ते घंटे मिनट बार चीज़ चीज चीज़ें लोग लोगों तरीका नाम अच्छा अच्छी अच्छे बड़ा बड़ी बड़े छोटा छोटे छोटी नया नई नए सही गलत रुपये प्रतिशत किलो फुट मीटर लीटर मिलीलीटर ग्राम इंच डिग्री
नमस्ते दोस्तों दोस्तो स्वागत धन्यवाद वीडियो चैनल लाइक सब्सक्राइब लिंक कोड छूट डिस्काउंट`,
  verb: /(?:ता|ते|ती|एगा|एगी|एंगे|ेंगे|ूँगा|िए|िये|ाइए|कर|ाया|ाई|ाए|ने|तीं|ेगा)$/u,
  compounds: true,
  ending: /(?:ियों|ियाँ|ाओं|ाएँ|ों|ें|ीं|ां|ा|े|ी|ो)$/u,
  announces: /(?:अब|अगला विषय है|बात करते हैं|पहले|आते हैं|बताता हूँ)$/u,
  announcesAfter: /^(?:(?:की|पर|के) )?(?:बात|बारे में|पर बात|आते हैं|विषय)/u,
};

export const ar: Grammar = {
  prepositions: 'في من إلى الى على عن مع حتى منذ خلال بين تحت فوق قبل بعد عند لدى حول داخل خارج ضد بسبب لمكافحة',
  joints: 'و في من على عن مع إلى',
  words: `في من إلى الى على عن مع حتى منذ خلال بين تحت فوق قبل بعد عند لدى حول داخل خارج ضد بسبب و أو او ثم لكن ولكن بل أن إن ان أنه إنه لأن لأنها لأنه إذا اذا لو كما كيف متى أين ماذا لماذا ما من هل الذي التي الذين اللذين هذا هذه ذلك تلك هؤلاء هنا هناك كل أي بعض غير نفس كلا
أنا انا نحن أنت انت انتم هو هي هم هما لي لك له لها لهم لنا لكم به بها فيه فيها منه منها عليه عليها عنه عنها بكم فيكم
كان كانت كانوا يكون تكون ليس ليست لا لم لن قد سوف يجب يمكن ينبغي أصبح صار يوجد توجد هناك قال يقول نقول تحتاج يحتاج أريد نريد سنتحدث نتحدث لنتحدث لنبدأ نبدأ ننتقل ننتقل سننتقل سأشارككم أنصحكم أنصح أستعمل استعملوا نستعمل تقوم يقوم أقوم تعطي يعطي تضع يضع تبقى بقيت يتم تتم تنجح تنمو يأكل يموت نقطع أنظف أغسل أوقف أترك أحفظ ترتفع تتجاوز تتحمل تتأقلم يوفر يضعف تنتقل تفسد نلتقي
اليوم الآن أمس غدا أيضا جدا فقط أكثر أقل أفضل أكبر كثيرا قليلا دائما أبدا ربما تقريبا مباشرة تماما أولا ثانيا ثالثا وأخيرا أخيرا والآن لذلك غيرها مثل مثلا الأقل الأكثر
شيء أشياء أمر يوم أيام أسبوع شهر أشهر سنة سنتين سنتان سنوات ساعة ساعات دقيقة دقائق مرة مرات جزء نوع حالة الموضوع موضوع التالي السؤال سؤال الهدف المشكلة الكبيرة لمدة كمية نصف
واحد واحدة اثنان ثلاثة أربعة خمسة ستة سبعة سبعا ثمانية تسعة عشرة عشر عشرون وعشرين عشرين مئة ألف درجة متر أمتار كيلو لتر غرام ثانية ثوان سنتيمتر
السلام عليكم ورحمة الله وبركاته أهلا وسهلا مرحبا شكرا المشاهدة القناة قناة فيديو الفيديو حلقة الحلقة القادمة رابط الرابط الوصف التعليقات الاشتراك تفعيل الجرس تنسوا كود خصم شاء`,
  opening: /^(?:وال|بال|فال|كال|لل|ال)(?=\p{L}{2})/u,
  and: 'و',
  leaning: /^(?:ب|ل|ك|ول|وب)(?!ال)\p{L}{4,}|^(?:بال|لل|كال)/u,
  verb: /^(?:سن|سي|ست|سأ)\p{L}{3,}|وا$/u,
  compounds: true,
  ending: /(?:ات|ون|ين|ها|هم|نا|كم|ة|ه|ي)$/u,
  announces:
    /(?:نتحدث عن|لنتحدث عن|سنتحدث عن|لنبدأ|نبدأ|لنبدأ ب|ننتقل الآن إلى|ننتقل|التالي هو|الموضوع التالي هو|وأخيرا|أخيرا|والآن)$/u,
};

export const tr: Grammar = {
  joints: 've ile',
  words: `ve ile veya ya da de ki ama fakat ancak çünkü eğer gibi için göre kadar sonra önce beri ise bile hem ne nasıl neden niçin kim nerede hangi kaç bu şu o bunu şunu onu bunun şunun onun buna ona bunda onda bundan ondan bunlar onlar burada orada şurada ben sen biz siz bana sana bize size beni seni bizi sizi benim senin bizim sizin kendi kendim kendisi her bazı bütün tüm hiç hiçbir birçok birkaç çok az daha en pek biraz bence sizlerle
mi mı mu mü değil değilse var yok evet hayır olarak olan oldu olur olmalı olduğu olduğunu olması olsa oluyor olmak etmek eder ediyor yapmak yapar yapabilirsiniz şart gerek gerekir lazım önemli yeterli tamam tamamdır peki şimdi bugün dün yarın artık hâlâ hep hemen genellikle bazen belki mutlaka tabii aslında sadece yani mesela örneğin şöyle böyle öyle içinde üzerine üzerinde altında üstü yanında civarında kadar şey şeyi şeyler kez defa kere gün gün gece sabaha hafta ay yıl yıldır saat dakika zaman an konu sonraki önceki son ilk birinci ikinci üçüncü yeni eski büyük küçük iyi kötü güzel tane bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon lira derece derecede dereceye gram litre kilo kilosu metre santim yüzde
olursa olunca olup yapar tutar gelir gider alır verir kalır çıkar keser keseriz koyar ister bilir görür başlar biter çalışır bulur bulunur durur girer tamamdır edilir yapılır çabuk fazla
merhaba herkese hoş geldiniz teşekkürler kanal kanala kanalıma video videoda videoyu bölüm abone beğen link linki açıklama açıklamada yorumlarda kod indirim herkes bahsedelim konuşalım geçelim başlayalım`,
  verb: matching(
    [
      `${oneOf([
        'yor(um|uz|sun|sunuz|lar)?',
        `ıyoruz|malı|meli|malıyız|meliyiz|[ae]lım|[ae]lim|[ae]c[ae][kğ]${ending}`,
        '[dt][ıiuü](m|k|n|ler|lar)?',
        `m[ıiuü]ş\\p{L}{0,4}|[ıiuü]p|[ıiuü]nc[ae]|ken|[ıiuü]n[ıiuü]z|[yğ]?[ae]rak|[ae]bil${word}`,
        'm[ae]z|[ıiuü]l[ıiuü]r|[ae]n[ıiuü]r|l[ae]ş[ıiuü]r|[dt][ıiuü]r|s[ae]n[ıiuü]z|[^lr]s[ae]',
        `mayın|meyin|leyin|layın|y[ıiuü]n|t[ıiuü]n|r[ıiuü]z|duğun${ending}|diğin${ending}|tuğun${ending}`,
        `tiğin${ending}|m[ae]k|mamak|m[ae]yi?`,
      ])}$`,
    ],
    'u',
  ),
  compounds: true,
  ending:
    /(?:ların|lerin|ları|leri|lar|ler|(?:[ıiuü]?n)?(?:dan|den|da|de)|tan|ten|ta|te|(?:s|y|n)?[ıiuü]n?[ıiuü]?|n[ae]|y[ae]|[ae])$/u,
  oblique: /(?:[dt][ae]n?|[ny][ae]|yl[ae]|[ny][ıiuü]n?)$/u,
  obliqueAlone: /[ıiuü]$/u,
  upright: [
    [/(?<=[ıiuü])n(?:d[ae]n?|[ae]|[ıiuü]n?)$/u, ''],
    [/(?<=[aeıiuü])y(?:[ae]|[ıiuü])$/u, ''],
    [/(?<=\p{L}{3})[dt][ae]n$/u, ''],
  ],
  announces: /(?:önce|şimdi|konu|sonraki konu|bugün|olarak|peki|gelelim|sıra)$/u,
  announcesAfter: /^(?:başlayalım|geçelim|konuşalım|bahsedelim|konuşacağız|gelelim|nasıl|geldi|bakalım)/u,
};

export const id: Grammar = {
  prepositions: 'di ke dari pada dengan tentang soal untuk oleh dalam antara sampai hingga selama sejak',
  joints: 'dan di dari untuk dengan tanpa',
  verbLeads:
    'saya aku kamu anda kita kami dia mereka kalian tidak akan bisa harus mau ingin sudah belum sedang telah boleh perlu jangan yang untuk',
  words: `yang ini itu dan atau tapi tetapi karena jika kalau bila maka agar supaya bahwa seperti sebagai adalah ialah yaitu ada saya aku kamu anda kita kami dia mereka kalian ia nya kami
tidak bukan jangan belum sudah telah sedang akan bisa dapat harus mau ingin perlu boleh mungkin juga lagi masih saja hanya cuma pun lah kah sangat sekali lebih paling kurang cukup terlalu agak hampir selalu sering kadang jarang pernah langsung tetap misalnya contohnya jadi lalu kemudian lantas setelah sebelum ketika saat sekarang hari kemarin besok nanti tadi dulu sini situ sana mana apa siapa kapan bagaimana mengapa kenapa berapa semua setiap tiap beberapa banyak sedikit para sang si sebuah seorang suatu satu dua tiga empat lima enam tujuh delapan sembilan sepuluh belas puluh ratus ribu juta rupiah persen kali buah orang termasuk daripada antara awal pagi sebelah
hal cara soal waktu tahun bulan minggu jam menit detik bagian macam jenis contoh topik masalah berikutnya selanjutnya pertama kedua ketiga terakhir akhirnya baru besar kecil baik bagus penting mahal murah sama lain luar biasa memilih menentukan membeli membuat memulai membahas bicara dimulai mulai coba hitung simpan catat gunakan lewat punya datang kirim didapat dihitung cocok sekian dulu oke ya tidak nol
halo semuanya selamat datang kembali terima kasih video channel kanal tautan tautannya deskripsi komentar diskon kode jumpa dadah subscribe like nama lupa`,
  verb: /^(?:me(?:ng|ny|n|m)?\p{L}{4,}|ber\p{L}{4,}|di\p{L}{5,}|ter\p{L}{4,})$/u,
  compounds: true,
  ending: /(?:nya|ku|mu)$/u,
  oblique: /nya$/u,
  announces:
    /(?:membahas|bicara soal|bicara|bicarakan|mulai dari|dimulai|berikutnya adalah|selanjutnya adalah|terakhir adalah|sekarang|lanjut|tentang|topik berikutnya)$/u,
};

export const th: Grammar = {
  words: `ที่ ซึ่ง อัน และ หรือ แต่ เพราะ ถ้า หาก เมื่อ พอ ว่า ก็ จะ ได้ ให้ ไม่ มี เป็น คือ อยู่ ไป มา แล้ว กำลัง ต้อง ควร อาจ เคย ยัง ใน บน ใต้ จาก ถึง ที่ กับ แก่ ต่อ โดย ตาม ของ สำหรับ เพื่อ ระหว่าง ตั้งแต่ จนถึง ประมาณ นี้ นั้น โน้น นี่ นั่น ไหน อะไร ใคร ทำไม อย่างไร ยังไง เท่าไร กี่ ทุก แต่ละ บาง หลาย มาก น้อย กว่า ที่สุด เกิน ไว้ ลง ขึ้น ออก เข้า กัน กัน ด้วย อีก เอง แค่ เพียง เท่านั้น เท่านี้ นี้ ค่อน ข้าง จริง ๆ ทั้ง ทั้งหมด
ผม ฉัน ดิฉัน เรา คุณ เขา เธอ มัน พวก ตัว คน ทุกคน ครับ ค่ะ คะ นะ เลย ล่ะ สิ จ้า เรื่อง อย่าง แบบ วัน วันนี้ พรุ่งนี้ เมื่อวาน ปี เดือน สัปดาห์ ชั่วโมง นาที ครั้ง อัน ตัว ใบ ขวด หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ร้อย พัน หมื่น แสน ล้าน เปอร์เซ็นต์ จุด องศา บาท
พูด ดู ใช้ ทำ เอา ใส่ เริ่ม ลด เพิ่ม วาง รับ เจอ เก็บ แนะนำ เรียก รู้ คิด เห็น บอก อย่า ห้าม ช่วย เหมาะ นิยม ดี แพง ถูก สูง ต่ำ เร็ว ช้า ใหม่ เก่า ใหญ่ เล็ก ก่อน หลัง สุดท้าย แรก ต่อไป ถัด มา บ่อย ทีละ โดยตรง ร่ม บ้าง
สวัสดี ยินดี ต้อนรับ สู่ ช่อง คลิป วิดีโอ ลืม กด ไลก์ ติดตาม ขอบคุณ รับชม ลิงก์ โค้ด ส่วนลด พบ ชอบ อายุ`,
  joints: 'และ กับ ของ',
  making: /^(?:การ|ความ)$/u,
  compounds: true,
  announces: /(?:เรื่อง|เริ่มจาก|ต่อไปเป็นเรื่อง|ถัดมาคือ|สุดท้ายคือ|มาดูเรื่อง|ต่อไปคือ|พูดเรื่อง|พูดถึง)$/u,
};
