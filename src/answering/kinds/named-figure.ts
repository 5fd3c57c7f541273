import { oneOf, throughout, words } from '../../transcripts/reading/phrase-forms.ts';

const leading = "((what(['’]s| is| was| are| were)?|which|was (ist|war|sind)) )?";
const whose = '(the|his|her|their|your|die|der|das) ';
const which = '(total|final|whole|overall|right|correct|best|exact|ideal|average|richtige|genaue|gesamte) ';
const ofWhat = '(?= (of|for|per|between|von|für|pro|zwischen)(?!\\p{L}))';

/**
 * A question that begins with what is to be told in figures, without a verb, and of what: `size of drill bit?`; some are asked for
 * alone: `Battery life?`
 */
function namesFigure(nouns: readonly string[], alone: readonly string[] = []): RegExp {
  const figure = oneOf([...nouns, ...alone]);
  const forms = [
    ...(alone.length > 0 ? [`${oneOf(alone)}\\W*$`] : []),
    `${leading}(${whose})?(${which})?(\\p{L}+ )?${figure}${ofWhat}`,
    `${leading}(${whose}(${which})?|${which})${figure}\\W*$`,
  ];
  return new RegExp(`^\\W*${oneOf(forms)}`, 'iu');
}

/** `Total cost of the repair` */
export const namesPrice = namesFigure(['costs?|price|fee', 'kosten|preis|gebühr']);

/** `What's the right depth for bulbs` */
export const namesLength = namesFigure([
  'depth|height|width|length|thickness|diameter|distance',
  'höhe|tiefe|breite|länge|dicke|durchmesser|abstand',
]);

export const namesWeight = namesFigure(['weight|gewicht']);

export const namesDuration = namesFigure(
  ['duration|dauer'],
  ['(cooking|drying|waiting|running|playing|travel|journey) time|(battery|shelf) life'],
);

export const namesRate = namesFigure(['frequency|häufigkeit']);

export const namesNumber = namesFigure([
  'temp(erature)?|size|speed|angle|ratio|voltage|wattage|dose|dosage',
  'amount|quantity|number|percentage|proportion',
  'temperatur|größe|menge|anzahl|verhältnis|geschwindigkeit',
]);

/** `Training date?`, `opening hours of the museum` */
export const namesDate = throughout([
  `${leading}${words(0, 4)}(date|deadline|timetable|schedule|(opening|start|starting|departure|closing) (times?|hours?)|datum|termine?|öffnungszeiten)` +
    `( (of|for|von|für) ${words(0, 4)}\\p{L}+)?`,
]);
