/**
 * What the engine knows of a language in which it has learned no titles: enough of its grammar to tell whole noun phrases from torn
 * ones. Lists are words in lower case with white space between them. All of it is written from knowledge of the languages.
 */
export interface Grammar {
  /** Words of grammar, common verbs and what names nothing: no title opens or ends with them, and only `joints` stand inside. */
  words: string;
  /** What stands before nouns alone; it may follow a joint inside a title. */
  articles?: string;
  /** What may join two nouns in a title: "of" and its like. */
  joints?: string;
  /** Other words before nouns. */
  prepositions?: string;
  /** Words after which a verb stands. */
  verbLeads?: string;
  /** Words before which a noun stands. */
  postpositions?: string;
  /** Endings of verbs; a word that bears one needs two articles to pass for a noun. */
  verb?: RegExp;
  /** Whether articles stand before most nouns, so that a word that is never heard with one is hardly one. */
  hasArticles?: boolean;
  /** Endings that nouns alone bear. */
  noun?: RegExp;
  /** Endings of adjectives, and whether these follow their nouns. */
  adjective?: RegExp;
  adjectiveFollows?: boolean;
  /** Whether two nouns side by side are one thing. */
  compounds?: boolean;
  /** Words of which two side by side are one. */
  run?: RegExp;
  /** Endings of nouns that belong to the noun before them. */
  genitive?: RegExp;
  /** What inflection adds to a word: without it two forms of one word are alike. */
  ending?: RegExp;
  /** What stands before a word and is written with it. */
  opening?: RegExp;
  /** What is written with the word after it and means "and". */
  and?: string;
  /** Beginnings of words that lean on the one before. */
  leaning?: RegExp;
  /** Words that make a noun of the word after them, where words are written together. */
  making?: RegExp;
  /** Endings of forms that need a word before them; another form of the word is taken where one is heard. */
  oblique?: RegExp;
  /** Endings of such forms where the word stands alone. */
  obliqueAlone?: RegExp;
  /** What such an ending is in the form that stands by itself, where that is plain. */
  upright?: readonly (readonly [RegExp, string])[];
  /** Particles that are written at the end of a noun: taken off, they tell that it is one. */
  particle?: RegExp;
  /** What ends before a topic that is announced, articles and prepositions left out. */
  announces?: RegExp;
  /** What begins after a topic that is announced. */
  announcesAfter?: RegExp;
}
