import { encoderChoices } from './local/encoder-name.ts';
import { staticEncoderName } from './static-encoder.ts';

/** Names beside which vectors stay as they are: those of the encoder of every install, and of any that there may be on this machine. */
export function keptEncoders(): string[] {
  return [staticEncoderName(), ...encoderChoices()];
}
