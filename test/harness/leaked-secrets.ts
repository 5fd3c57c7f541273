import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How every password begins that the harness gives to a person, so that a search finds any of them. */
export const plantedPassword = 'planted-password-';

/** Whole API keys and tokens, passwords of the harness, and signed cookie values (a token, a point, an HMAC in base64), escaped or not. */
const secrets = [
  /cuemark_(?:live|access|refresh)_[A-Za-z0-9]{40}/,
  new RegExp(`${plantedPassword}[a-z0-9]+`),
  /planted-transcription-key/,
  /whsec_[A-Za-z0-9+/]{43}=/,
  /\.[A-Za-z0-9+/]{43}(?:=|%3D)(?![A-Za-z0-9+/=])/,
];

/** Where secrets stand in the files below some folders: each file with what was found in it. */
export function leakedSecrets(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .flatMap((file) => {
        const name = path.join(file.parentPath, file.name);
        const text = readFileSync(name, 'latin1');
        return secrets.flatMap((secret) => {
          const found = secret.exec(text);
          return found
            ? [`${path.basename(name)}: …${text.slice(Math.max(0, found.index - 60), found.index + 80)}…`]
            : [];
        });
      }),
  );
}
