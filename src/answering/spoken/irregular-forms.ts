/** Forms that share no beginning with what a dictionary lists, English then German, without diacritics: `came` is `come`. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  `arisen:arise arose:arise ate:eat eaten:eat beaten:beat became:become began:begin begun:begin bent:bend bitten:bite blew:blow blown:blow bled:bleed
bought:buy bred:breed broke:break broken:break brought:bring built:build burnt:burn came:come caught:catch children:child chose:choose chosen:choose
crept:creep dealt:deal drank:drink drawn:draw dreamt:dream drew:draw driven:drive drove:drive drunk:drink dug:dig dwelt:dwell eldest:old fallen:fall fed:feed feet:foot fell:fall
felt:feel fled:flee flew:fly flown:fly fought:fight forbade:forbid forbidden:forbid forgave:forgive forgot:forget forgotten:forget found:find froze:freeze frozen:freeze
gave:give geese:goose given:give gone:go got:get gotten:get grew:grow grown:grow heard:hear held:hold hid:hide hidden:hide hung:hang kept:keep knew:know known:know
knelt:kneel laid:lay leant:lean leapt:leap learnt:learn led:lead left:leave lent:lend lit:light lost:lose made:make meant:mean men:man met:meet mice:mouse mown:mow
paid:pay proven:prove ran:run rang:ring ridden:ride risen:rise rode:ride rung:ring sang:sing sank:sink sat:sit sawn:saw sent:send sewn:sew shaken:shake
shook:shake shone:shine shot:shoot shown:show shrank:shrink shrunk:shrink slept:sleep slid:slide slung:sling smelt:smell sold:sell sought:seek sown:sow sped:speed
spelt:spell spent:spend spilt:spill spoilt:spoil spoken:speak sprang:spring spun:spin stank:stink stole:steal stolen:steal stood:stand strove:strive struck:strike stuck:stick
stung:sting sung:sing sunk:sink swam:swim swept:sweep swollen:swell swore:swear sworn:swear swum:swim swung:swing taken:take taught:teach teeth:tooth thieves:thief
thought:think threw:throw thrown:throw told:tell took:take tore:tear torn:tear understood:understand went:go wept:weep withdrew:withdraw woke:wake woken:wake women:woman
won:win wore:wear worn:wear wove:weave woven:weave written:write wrote:write wives:wife knives:knife loaves:loaf calves:calf halves:half shelves:shelf
bigger:big biggest:big larger:large smaller:small older:old oldest:old younger:young youngest:young faster:fast slower:slow cheaper:cheap longer:long shorter:short
taller:tall higher:high lower:low stronger:strong weaker:weak warmer:warm colder:cold hotter:hot hottest:hot safer:safe quicker:quick louder:loud quieter:quiet
cleverer:clever richer:rich poorer:poor wider:wide deeper:deep thicker:thick thinner:thin harder:hard
kam:kommen kamen:kommen ging:gehen gingen:gehen gegangen:gehen nahm:nehmen nahmen:nehmen nimmt:nehmen genommen:nehmen gab:geben fand:finden fanden:finden gefunden:finden
schrieb:schreiben geschrieben:schreiben brachte:bringen gebracht:bringen backt:backen gebacken:backen fuhr:fahren fuhren:fahren flog:fliegen geflogen:fliegen
lief:laufen liefen:laufen lauft:laufen schlief:schlafen schlaft:schlafen starb:sterben stirbt:sterben gestorben:sterben halfen:helfen hilft:helfen geholfen:helfen
sprach:sprechen spricht:sprechen gesprochen:sprechen brach:brechen bricht:brechen gebrochen:brechen schnitt:schneiden geschnitten:schneiden riss:reissen gerissen:reissen
herausgerissen:herausreissen zerbrach:zerbrechen zerbrochen:zerbrechen zersprang:zerspringen zersprungen:zerspringen fror:frieren gefroren:frieren erfroren:erfrieren
verlor:verlieren verloren:verlieren gewann:gewinnen gewonnen:gewinnen verschrieb:verschreiben verschrieben:verschreiben versprach:versprechen versprochen:versprechen
ass:essen assen:essen isst:essen gegessen:essen frass:fressen frisst:fressen trank:trinken getrunken:trinken goss:giessen gegossen:giessen schoss:schiessen
zog:ziehen gezogen:ziehen zogen:ziehen umgezogen:umziehen anzog:anziehen angezogen:anziehen stritt:streiten gestritten:streiten bot:bieten geboten:bieten bog:biegen
lieh:leihen geliehen:leihen ausgeliehen:ausleihen bekam:bekommen bekamen:bekommen erhielt:erhalten erhielten:erhalten wuchs:wachsen wachst:wachsen wusch:waschen gewaschen:waschen
gestrichen:streichen strich:streichen angestrichen:anstreichen geschlossen:schliessen schloss:schliessen trug:tragen getragen:tragen gesungen:singen schwamm:schwimmen
stahl:stehlen gestohlen:stehlen traf:treffen getroffen:treffen vergass:vergessen warf:werfen geworfen:werfen sass:sitzen gesessen:sitzen gestanden:stehen
eingegangen:eingehen kaputtging:kaputtgehen verbot:verbieten verboten:verbieten empfahl:empfehlen empfiehlt:empfehlen empfohlen:empfehlen riet:raten gegeben:geben`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
