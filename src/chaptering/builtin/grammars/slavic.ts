import type { Grammar } from './grammar.ts';

export const ru: Grammar = {
  prepositions:
    'в во на с со к ко у о об от до из за под над для без при через между против после перед по про около возле вместо ради',
  joints: 'и в на для без из с от против',
  verbLeads: 'я ты он она оно мы вы они не надо нужно можно нельзя будет буду будем давайте если',
  words: `том чём чем этом тот а но или да же бы ли то что чтобы как так когда если где куда откуда кто чей какой какая какие какое каких какую который которая которые сколько почему зачем потому поэтому тоже также ещё еще уже только лишь даже вот вон ну тут там здесь туда сюда это этот эта эти этого этой этому этим этих тот та те того той тех всё все весь вся всего всех всем сам сама сами самому самый самое самая свой своя свои
я ты он она оно мы вы они меня тебя его её ее нас вас их мне тебе ему ей нам вам им мной мой моя мои твой наш наша наши ваш ваша ваши себя себе
не ни нет да есть был была было были быть будет будут буду является стал стала может могут можно нужно надо нельзя должен должна должны хочет хочу хотите знает знаю говорит говорят думаю сделал сделать делать делаем делает использую зовут стоит идёт лучше хуже больше меньше очень много мало немного несколько чуть почти всегда никогда часто иногда сегодня вчера завтра сейчас теперь потом затем тогда сначала наконец именно обязательно просто например кстати итак хорошо плохо дороже дешевле самому
раз дело вещь вещи часть люди время день дня дней неделя недели неделю месяц год года лет час часа часов минута минут минуты момент способ вид случай пример тема вопрос вопросы сторона половина конец начало первый первая первое второй вторая второе третий последний последние следующий следующая новый новая большой большая хороший важный маленький один одна два две три четыре пять шесть семь восемь девять десять двадцать тридцать сто тысяч тысячи миллион рублей процентов метра метров сантиметра сантиметров градусов грамм литр
привет спасибо пока видео канал канале выпуск выпуска выпуске подкаст ссылка описание описании комментариях комментарии промокоду промокод скидку скидка`,
  verb: /(?:ть|ться|тся|тись|йтесь|итесь|ем|ём|им|ете|ёте|ите|йте|ут|ют|ат|ят|ет|ёт|ит|[аеиыоуя]л|[аеиыоуя]л[аио]|[аеиыоуя]лся|лась|лось|лись|шь|юсь|усь|емся|имся|я́|ив|ав|у́)$/u,
  adjective: /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ую|юю|ых|их|ым|им|ыми|ими)$/u,
  ending:
    /(?:ями|ами|иями|иях|ией|иям|ого|его|ому|ему|ыми|ими|ости|ость|остью|ой|ей|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ом|ем|ём|ам|ям|ах|ях|ов|ев|ия|ии|ию|[аеёиоуыэюяьй])$/u,
  genitive: /(?:[ыияа]|ов|ев|ей|ий|ого|его|ых|их|ой)$/u,
  oblique: /(?:ями|ами|ах|ях|ам|ям|ов|ев|ой|ей|ою|ом|ем|ого|его|ому|ему|ую|юю|ых|ыми|ими|ии|ию|[уюеиы])$/u,
  upright: [
    [/ию$/u, 'ия'],
    [/ции$/u, 'ция'],
    [/ени[яюи]$/u, 'ение'],
    [/ости$/u, 'ость'],
    [/(?<=[бвгджзйклмнпрстфхцчшщ])ку$/u, 'ка'],
    [/ую$/u, 'ая'],
    [/юю$/u, 'яя'],
  ],
  announces:
    /(?:поговорим|поговорить|говорим|начнём|начнем|перейдём|перейдем|переходим|тема|вопрос|теперь|расскажу|обсудим|давайте)$/u,
};

export const pl: Grammar = {
  prepositions: 'w we na z ze do od o u za pod nad dla bez przy przez między przed po ku oprócz podczas według obok',
  joints: 'i w na dla bez z ze do od',
  verbLeads: 'ja ty on ona my wy oni nie się można trzeba warto należy będzie będę będziemy jeśli jeżeli żeby by',
  words: `a ale lub albo oraz że żeby jak gdy kiedy jeśli jeżeli gdzie kto co czyli czy który która które jaki jaka jakie ile dlaczego bo ponieważ więc też także jeszcze już tylko nawet tu tam tutaj to ten ta te tego tej temu tym tych tę tą wszystko wszyscy wszystkim cały cała sam sama samo swój swoje swoją ich jego jej go mu mnie ciebie nas was im ją nam wam mi ci sobie siebie mój moja moje mojej mojego twój nasz nasza wasz wasze
nie tak jest są był była było były być będzie będę będziemy ma mam mamy mają mieć miał może mogą można musi muszą trzeba warto należy powinien powinna powinno powinny chce chcę chcemy wie wiem mówi mówią myślę robi robić zrobić robię robią używam używa nazywa lepiej gorzej bardziej mniej więcej bardzo dużo mało trochę kilka prawie zawsze nigdy często czasem dzisiaj dziś wczoraj jutro teraz potem wtedy najpierw wreszcie właśnie koniecznie prosto na przykład dobrze źle najczęściej dopiero razem zanim kiedy niech
raz rzecz rzeczy część ludzie czas dzień dni tydzień tygodnie miesiąc rok lat lata godzina godzin minuta minut moment sposób rodzaj przypadek przykład temat pytanie pytania strona połowa koniec początek pierwszy pierwsza pierwsze drugi druga drugie trzeci ostatni następny następna następnym kolejny kolejna kolejnym nowy nowa duży duża dobry dobra ważny mały małe najlepszy najlepsza najlepsze najważniejsza najważniejszy odrobina miejsce miejsca
jeden jedna dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć piętnaście dwadzieścia sto tysiąc złotych procent metrów stopni gramów cześć dzięki dziękuję witam wideo film kanał kanału odcinek odcinku podcast link opis opisie komentarzach kod kodem zniżki imię`,
  verb: /(?:ać|eć|ić|yć|ąć|ować|uje|ują|ujemy|uję|emy|imy|ymy|amy|cie|cie się|ał|ała|ało|ały|ali|ił|iła|ili|yła|ył|yli|ęła|ają|eją|ują|ną|czą|szą|ię|ajcie|cie|sz|łem|łam|eśmy|[jźś]my|oszę)$/u,
  adjective: /(?:[nw]y|[nw]a|[nw]e|sk[ia]|skie|ow[yae]|ąc[yae]|[nw]ych|[nw]ego|[nw]ej|ski(?:ego|ej)|[nw]ym)$/u,
  genitive: /(?:[yia]|ów|i|u|ej|ego|ych)$/u,
  ending: /(?:ami|iami|ach|iach|om|iom|owi|ego|ej|emu|ymi|imi|ych|ich|ymi|ów|iem|em|ią|ie|ia|ią|ię|ii|iu|[aeąęiouy])$/u,
  oblique: /(?:ami|ach|om|owi|ego|ej|emu|ych|ich|ymi|imi|ów|iem|em|ą|ę|ie|u)$/u,
  adjectiveFollows: true,
  upright: [
    [/ję$/u, 'ja'],
    [/(?<=[csz])ji$/u, 'ja'],
    [/(?<=[ae])ni[au]$/u, 'nie'],
    [/ię$/u, 'ia'],
    [/ę$/u, 'a'],
  ],
  announces:
    /(?:porozmawiajmy|porozmawiamy|rozmawiamy|mówić|zacznijmy|zaczynamy|przejdźmy|przechodzimy|temat to|rzecz czyli|teraz|koniec przepis|pytanie|czyli|omówmy|kolej)$/u,
};
