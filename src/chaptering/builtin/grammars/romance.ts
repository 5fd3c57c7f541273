import { matching, oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import type { Grammar } from './grammar.ts';

const romanceEnding = /(?:[aeo]s?|is|[six])$/u;

export const es: Grammar = {
  articles:
    'el la los las un una unos unas al del mi tu su nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras cada',
  joints: 'de en con sin para contra y e entre',
  prepositions: 'a por sobre desde hasta hacia según tras durante',
  verbLeads:
    'yo tú él ella nosotros ustedes ellos ellas usted me te se le les nos os no ya que cuando si qué cómo quien quién siempre nunca también hay he ha han hemos había voy vas va van vamos',
  words: `lo o u pero porque que qué como cómo cuando cuándo donde dónde quien quién cual cuál cuánto cuánta si sí no ni ya muy más menos también tampoco mis tus sus este esta esto estos estas ese esa eso esos esas aquel aquella aquello
es son era eran fue fueron ser sido siendo está están estaba estaban estar estoy estamos soy somos eres he ha han has hemos había habían hay haber hacer hace hacen haces hago hizo hecho tiene tienen tengo tenéis tenemos tener tenía puede pueden puedo podéis podemos puedes poder debe deben
suele suelen va van voy vamos vais ir ver veo vemos veis quiere quieren quiero queremos sabe saben sé saber dice dicen digo decir creo pienso parece usar uso usa usan usáis prefiero prefiere gusta gustan necesita necesitan necesito necesitas lleva llevan llevo queda quedan pone ponen poner pongo pongas deja dejan sale viene vienen
todo toda todos todas algo nada alguien nadie otro otra otros otras mismo misma mismos mismas así entonces pues bueno bien mal ahora aquí ahí allí luego después antes siempre nunca casi solo sólo sino aunque mientras además incluso mejor peor mucho mucha muchos muchas poco poca pocos pocas tanto tan
vez veces cosa cosas parte gente tiempo día días semana semanas mes meses año años hora horas minuto minutos momento manera forma tipo caso ejemplo tema verdad lado mitad final principio primera primero primer segundo segunda tercero tercera último última siguiente próximo próxima nuevo nueva gran grande grandes bueno buena buenos buenas importante importantes pequeño pequeña
uno dos tres cuatro cinco seis siete ocho nueve diez quince veinte treinta cuarenta cincuenta sesenta cien ciento mil millones euros grados gramos litros centímetros metros kilómetros kilos hoy ayer mañana hola gracias adiós vídeo video canal podcast episodio enlace descripción comentarios suscríbete código descuento pregunta`,
  verb: /(?:mos|áis|éis|aba|aban|aron|eron|ía|ían|ará|arán|erá|irá|aré|ando|iendo|[aei]r(?:lo|la|los|las|se|me|te|le)?|ó)$/u,
  hasArticles: true,
  adjective:
    /(?:al|ales|ic[oa]s?|os[oa]s?|iv[oa]s?|[aei]bles?|ad[oa]s?|id[oa]s?|antes?|entes?|ari[oa]s?|[ée]s(?:a|as|es)?|in[oa]s?|an[oa]s?)$/u,
  adjectiveFollows: true,
  ending: romanceEnding,
  announces:
    /(?:hablar|hablamos|hablemos|hablaremos|empezar|empezamos|empecemos|comenzar|comenzamos|pasamos|pasemos|pasar|vamos|tema es|pregunta es|toca|ahora|pasamos ahora|hablemos ahora|sigamos|seguimos|charlar|vayamos)$/u,
};

export const pt: Grammar = {
  articles:
    'o a os as um uma uns umas ao aos à às do da dos das no na nos nas pelo pela pelos pelas meu minha seu sua nosso nossa vosso vossa cada',
  joints: 'de em com sem para contra e do da dos das no na nos nas',
  prepositions: 'por sobre desde até entre segundo durante pra pro sob',
  verbLeads:
    'eu tu você vocês ele ela nós eles elas me te se lhe lhes vos não já que quando quem como sempre nunca também tem têm vai vão vou vamos gente',
  words: `ou mas porque que quê como quando onde quem qual quanto quanta se sim não nem já muito mais menos também este esta isto estes estas esse essa isso esses essas aquele aquela aquilo suas seus meus minhas deles delas dele dela
é são era eram foi foram ser sido está estão estava estavam estar estou estamos tem têm tinha tinham ter temos tenho tá há haver havia fazer faz fazem faço fez feito fica ficar ficam ficou ficavam pode podem podemos poder podia podiam deve devem devo vai vão vou vamos ir ver vê vejo veem veja quer querem quero sabe sabem sei saber diz dizem digo dizer acho parece usar uso usa usam use usando
sente dá dar deixa deixe levava leva levam levou vem veio vir vinha põe pôr precisa precisam começar chega chegou chegamos custou custa existe existem demorou morreu morreram pega pegue
tudo todo toda todos todas algo nada alguém ninguém outro outra outros outras mesmo mesma assim então pois bom bem mal agora aqui aí ali lá depois antes sempre nunca quase só apenas embora enquanto além melhor pior muita muitos muitas pouco pouca poucos poucas tanto tão ainda hoje ontem amanhã
vez vezes coisa coisas parte gente pessoas pessoal tempo dia dias semana semanas mês meses ano anos hora horas minuto minutos momento maneira forma tipo caso exemplo tema assunto verdade lado metade final fim início primeira primeiro segundo segunda terceiro terceira último última próximo próxima seguinte novo nova grande grandes boa bons boas importante pequeno pequena meio cerca
dois duas três quatro cinco seis sete oito nove dez doze quinze vinte trinta quarenta noventa cem cento mil milhões reais euros graus gramas litros centímetros metros quilómetros quilômetros olá obrigado obrigada tchau vídeo canal podcast episódio aula link descrição comentários cupom código desconto pergunta`,
  verb: /(?:mos|ava|avam|aram|eram|iram|ia|iam|ará|erá|irá|ando|endo|indo|[aeiô]r(?:-.+)?|ou|eu|iu|-se|-lo|-la|ssem|sse)$/u,
  hasArticles: true,
  adjective:
    /(?:al|ais|ic[oa]s?|os[oa]s?|iv[oa]s?|[aeí]vel|[aeí]veis|ad[oa]s?|id[oa]s?|antes?|entes?|ári[oa]s?|ês|es[ae]s?|ian[oa]s?|in[oa]s?)$/u,
  adjectiveFollows: true,
  ending: /(?:ões|ãos|ães|ão|ais|[aeo]s?|[ms])$/u,
  announces:
    /(?:falar|falamos|falemos|falaremos|conversar|começar|começamos|comecemos|passemos|passamos|passar|assunto é|tema é|chegamos|agora|passemos agora|vamos|por fim)$/u,
};

export const it: Grammar = {
  articles: `il lo la i gli le l un uno una al allo alla ai agli alle all del dello della dei degli delle dell dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col
mio mia mie miei tuo tua suo sua nostro nostra nostri nostre vostro vostra ogni`,
  joints:
    'di in con senza per contro e ed a da d del dello della dei degli delle dell nel nella nei nelle nell al alla ai alle all sul sulla dal dalla dai',
  prepositions: 'su tra fra verso durante secondo dopo prima sotto sopra',
  verbLeads:
    'io tu lui lei noi voi loro mi ti si ci vi ne non che quando se come chi sempre mai anche ho ha hanno abbiamo avevo aveva vado va vanno',
  words: `o ma però perché che come quando dove chi quale quanto quanta se sì no né già molto più meno anche questo questa questi queste quello quella quelli quelle quel quei tutto tutta tutti tutte suoi sue tuoi tue
è sono era erano essere stato stata stati siamo sei siete ho ha hanno abbiamo avete hai avere aveva avevo avevano c'è fare fa fanno faccio fatto facevo facevano può possono posso possiamo potete deve devono devo dovete va vanno vado andare andiamo vedere vede vedo vuole vogliono voglio sa sanno so sapere dice dicono dico dire diceva credo penso sembra usare uso usa usano usato
entra esce serve servono viene vengono veniva vanno rimane lascia lasciare mette messo mettere tolto preso prendere comprato comprare scelto arriva arrivato arrivata costa costato trovate rischiate correre corsa? abbiamo
niente nulla qualcosa qualcuno nessuno altro altra altri altre stesso stessa così allora quindi dunque bene male adesso ora qui lì là poi dopo prima sempre mai quasi solo soltanto mentre inoltre meglio peggio molti molte molta poco poca pochi poche tanto tanta tanti tante ancora oggi ieri domani circa meno
volta volte cosa cose parte gente tempo giorno giorni settimana settimane mese mesi anno anni ora ore minuto minuti momento modo maniera tipo caso esempio argomento tema verità lato metà fine inizio primo prima secondo seconda terzo terza ultimo ultima prossimo prossima nuovo nuova grande grandi buono buona importante importanti piccolo piccola resto sacco
due tre quattro cinque sei sette otto nove dieci dodici trenta venti cento mille mila euro gradi grammi litri centimetri metri chilometri ciao grazie buongiorno video canale podcast puntata episodio link descrizione commenti codice sconto domanda domande raccomando ragazzi`,
  verb: /(?:iamo|[aei]te|ava|avano|avo|evo|eva|evano|ivano|ivo|arono|erono|irono|ando|endo|[aei]re|[aei]r(?:lo|la|li|le|si|mi|ti|ci)|erà|irà|ono|ò)$/u,
  hasArticles: true,
  adjective:
    /(?:al[ei]|ic[oaei]|ich[ei]|os[oaei]|iv[oaei]|[aei]bil[ei]|at[oaei]|it[oaei]|ut[oaei]|ant[ei]|ent[ei]|ari[oae]?|es[ei]|in[oaei]|an[oaei])$/u,
  adjectiveFollows: true,
  ending: /(?:hi|he|[aeio])$/u,
  announces:
    /(?:parlare|parliamo|parleremo|cominciamo|iniziamo|partiamo|passiamo|passare|argomento è|tema è|argomento importante è|adesso|ora|arriva|infine|vediamo|veniamo)$/u,
};

export const fr: Grammar = {
  articles:
    'le la les l un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque',
  joints: 'de d en à avec sans pour contre et au aux du des sur dans',
  prepositions: 'par sous entre vers chez depuis pendant devant derrière après avant',
  verbLeads:
    "je j tu il elle on nous vous ils elles me m te t se s lui ne n y qui que qu'il qu'on quand si toujours jamais aussi ai as a ont avons avez vais va vont allez pas",
  words: `ou mais car donc que qu qui quoi dont où quand comment pourquoi combien si oui non ne pas plus moins très bien aussi encore déjà toujours jamais tout tous toute toutes rien ça cela ceci c c'est s n m t j y voilà euh alors puis ensuite enfin
est sont était étaient être été suis sommes êtes a ont avait avaient avoir eu ai as avons avez fait faire font faisais va vont aller vais allez allons peut peuvent pouvez pouvons peux pouvoir doit doivent devez dois faut voit vois voir voyez veut veulent voulez sait savent savez sais dit disent dire pense pensent crois semble utiliser utilise utilisent prendre prend prends pris mettre met mets mis
contient contiennent évitez gardez prévoyez attendez mélanger reposer laisse laisser laissez commence commencer sent donne donnent tirez mouillez devient trouve reste j'ai j'avais j'étais qu'il qu'on qu'elle d'un d'une d'abord d'accord aujourd'hui n'est n'a n'ai s'il c'était parce
quelque quelques quelqu'un personne autre autres même mêmes ainsi ici là maintenant après avant presque seulement surtout simplement largement souvent comme beaucoup peu trop assez tant tellement mieux pire hier demain moyenne général environ
fois chose choses partie gens monde temps jour jours semaine semaines mois an ans année années heure heures minute minutes moment manière façon type cas exemple sujet vérité côté moitié fin début bout premier première deuxième troisième dernier dernière prochain prochaine nouveau nouvelle grand grande grands bon bonne bons important petit petite meilleure meilleur point
deux trois quatre cinq six sept huit neuf dix vingt trente quarante cinquante cent cents mille millions euros degrés grammes litres centimètres mètres kilomètres millimètres kilos bonjour bonsoir merci salut vidéo chaîne podcast épisode lien description commentaires code réduction question questions`,
  verb: /(?:ons|ez|aient|ait|ais|èrent|era|eront|erai|er|ir|issent|issant|ent|-(?:le|la|les|vous|moi|nous|y|en))$/u,
  hasArticles: true,
  adjective:
    /(?:aux?|ale?s?|iques?|eux|euse?s?|ifs?|ives?|[aeiu]bles?|ées?|és?|ants?|antes?|aires?|ais|aises?|ois|oises?|ains?|aines?|ins?|ines?|ien|ienne)$/u,
  adjectiveFollows: true,
  ending: /(?:aux|al|es|[esx])$/u,
  announces: matching(
    [
      `${oneOf([
        'parler|parlons|commençons|commence|commencer|passons|passer|maintenant',
        'passons maintenant|parlons maintenant|parlons enfin|ensuite|venons|sujet est|point',
        "question c'est|question c est toujours|voyons|enfin",
      ])}$`,
    ],
    'u',
  ),
};
