/** What moves something with a verb: "take out". */
export const particles = new Set('up down out off on in back together away over apart'.split(' '));

export const determiners = new Set(
  'the a an your my our this that these those some each every both all any another'.split(' '),
);
