/** What is denied is denied in one clause. */
export const clauseEnd =
  /[,;:.!?…]|(?<!\p{L})(?:because|but|so|since|although|though|(?:and|yet|or)(?= (?:it|they|he|she|we|i|you|this|that|these)(?!\p{L}))|weil|aber|sondern|denn|damit|pero|porque|mais|parce|perché|maar|omdat)(?!\p{L})/iu;
