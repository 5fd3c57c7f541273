const english = `mr mrs ms dr prof sir a an the and or but nor so yet if then than that this these those there here it its he him his she her hers they them their
theirs we us our ours you your yours i me my mine myself yourself himself herself itself ourselves themselves who whom whose which what when where why how
is am are was were be been being do does did done doing have has had having will would shall should can could may might must ought
not no nor n't don doesn didn isn aren wasn weren won wouldn couldn shouldn can't cannot hasn haven hadn ain gonna wanna gotta
of in on at by for with about against between into through during before after above below to from up down out off over under again further once
as because until while although though since unless whether upon within without across along around behind beyond toward towards per via
all any both each few more most other some such only own same too very just also even still already ever never always often sometimes maybe perhaps
yeah yes yep no nope okay ok oh uh um hmm mm ah er well like right really actually basically literally obviously probably certainly definitely honestly
kind sort lot lots bit thing things stuff something anything everything nothing someone anyone everyone everybody somebody nobody anybody one ones
way much many little less least lets let s t re ve ll d m y'all guys gosh wow hey hi hello thanks thank please sorry
now today yesterday tomorrow later soon ago back away else another every either neither several anyway somewhere anywhere everywhere
that's it's what's there's he's she's let's who's here's i'm you're we're they're i've you've we've they've i'll you'll we'll they'll i'd you'd we'd they'd`;
const german = `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber denn sondern doch wenn dann als wie ob weil dass daß
da damit obwohl während bevor nachdem bis seit ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich mein meine meinen meiner dein deine deinen deinem deiner deines beide beiden beider euren eurem eurer ihres seines meines meinem unserer unserem vielen vieler lieben liebe
sein seine seinen seiner ihre ihren ihrer ihrem unser unsere unseren euer eure man jemand niemand etwas nichts alles alle allen aller jeder jede jedes jeden viele viel
wenig mehr meisten manche andere anderen anderer anderes anders welche welcher welches wer was wo wann warum wieso weshalb wohin woher wem wen
ist bin bist sind seid war waren warst wäre wären gewesen sei hab habe hast hat haben hatte hatten hätte hätten gehabt werde wird wirst werden wurde wurden würde würden worden
kann kannst können konnte könnte könnten muss musst müssen musste müsste soll sollen sollte will willst wollen wollte darf dürfen mag möchte möchten
nicht kein nie auch nur noch schon mal ja nein doch eben halt so sehr ganz gar immer wieder jetzt heute hier dort dann nun also eigentlich einfach natürlich vielleicht
in im an am auf aus bei beim mit nach von vom vor zu zum zur für gegen ohne um über unter durch zwischen hinter neben wegen trotz
sowas irgendwie irgendwas irgendwo quasi sozusagen genau okay ähm äh hm ach naja tja halt eh ob je desto sowohl dieser diese dieses diesen diesem jener
dafür davon dazu daran darauf darüber dabei daraus darin dadurch dagegen danach davor deswegen deshalb trotzdem außerdem hin her rein raus rauf runter weg los drauf
wirklich relativ ziemlich gerade grad gleich bisschen paar letzte letzten nächste nächsten erste ersten bisher damals früher später oft manchmal meistens selbst selber
gibt gibt's geht's ist's habt's bzw beziehungsweise bitte danke hallo sag sagen sagt gesagt macht machen mache gemacht gehen geht gehe kommt kommen finde finden glaube weiß`;
const spanish = `el la los las lo un una unos unas y o pero porque que qué como cómo cuando cuándo donde dónde quien quién cual si sí no ni ya muy más menos también
tampoco de del a al en con por para sin sobre entre hasta desde hacia yo tú él ella ello nosotros ustedes ellos ellas me te se le les nos su sus mi mis tu tus este esta esto
estos estas ese esa eso esos esas aquel es son era eran fue fueron ser estar está están estaba estoy soy he ha han había hay hacer hace hizo tiene tienen tengo puede pueden
todo toda todos todas algo nada alguien nadie cada otro otra mismo así entonces pues bueno ahora aquí ahí allí bien vez cosa cosas creo sea tan tanto`;
const french = `le la les un une des du de et ou mais car donc que qui quoi dont où quand comment pourquoi si je tu il elle on nous vous ils elles me te se lui leur leurs
mon ma mes ton ta tes son sa ses notre votre ce cet cette ces ça c'est est sont était étaient être avoir a ai as ont avait fait faire va vont peut pas ne plus moins très
bien aussi encore déjà toujours jamais tout tous toute toutes rien chose choses en dans sur sous avec sans pour par à au aux entre vers chez comme alors voilà euh oui non là ici y d'un d'une qu'il qu'on j'ai`;
const chinese = `的 了 是 在 我 你 他 她 它 们 我们 你们 他们 这 那 这个 那个 这些 那些 这样 那样 什么 怎么 怎样 为什么 就 就是 也 都 还 还是 又 再 和 与 或 或者 但 但是 因为 所以 如果 那么 然后
一个 一 二 三 两 个 种 些 有 没有 没 不 不是 可以 能 能够 会 要 想 说 看 来 去 来看 看看 到 上 下 里 中 对 把 被 给 让 从 向 用 以 为 于 而 之 其 它们 大家 同学 同学们 这里 那里 现在 今天
很 还有 很多 是啥 啥 哪 哪个 哪些 正好 正好是 一定 应该 必须 只 只是 只有 因此 的话 这时 此时 多少 几 几个 开始 得到 叫 叫做 称为 属于 各 每 每个 该 可 所 所以说 非常 比较 更 最 吧 呢 啊 吗 呀 嗯 哦 得 地 着 过 等 第一 第二 第三 时候 东西 问题 知道 我们的 它的 他的 进行 一下 一些 这种 那种 就是说 也就是 是不是 这边 当中 里面 上面 下面 出来 起来 下来`;
const japanese =
  'の は が を に で と も から まで より へ や か ね よ な だ です ます た て これ それ あれ この その あの ここ そこ という こと もの ため よう ので のに けど でも そして また する した して いる ある なる ない さん 私 僕 はい ええ';

const byLanguage: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(english.split(/\s+/)),
  de: new Set(german.split(/\s+/)),
};
const functionWords = new Set(`${english} ${german} ${spanish} ${french} ${chinese} ${japanese}`.split(/\s+/));

/**
 * Whether a word (lower case, without punctuation) carries grammar rather than a topic: in English or in German where the language is
 * one of these, else in any that we have a list for.
 */
export function isFunctionWord(word: string, language: string | null = null): boolean {
  return (byLanguage[language ?? ''] ?? functionWords).has(word);
}
