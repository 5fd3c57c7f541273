/** The languages that the web app's pages are in. */
export const interfaceLanguages = ['en', 'de', 'es', 'fr', 'pt', 'ja'] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number];
