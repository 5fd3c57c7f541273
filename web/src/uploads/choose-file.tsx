import { type ReactNode, useRef } from 'react';
import { Button } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';

const toFile = handsFocusTo('#your-file button');

interface ChooseFileProps {
  children?: ReactNode;
  /** `text`: as a part of a sentence. */
  look: 'main' | 'quiet' | 'text';
  /** `captions`: those of a video that is there already. */
  takes: keyof typeof accepted;
  id?: string;
  onFile: (file: File) => void;
}

const captionFiles = '.srt,.vtt,.sbv,.ttml,.dfxp,.itt,.xml,.json3,.srv1,.srv2,.srv3,.json,.jsonl,.csv,.tsv,.lrc,.txt';
const accepted = {
  captions: captionFiles,
  'any file': `video/*,audio/*,.mkv,.mts,.m2ts,.flac,.ogg,.m4a,${captionFiles}`,
} as const;

/** A button that lets choose a file of this computer. */
export function ChooseFile({ children, look, takes, id, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted[takes]}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // the same file may be chosen again
          if (file) onFile(file);
        }}
      />
      {look === 'text' ? (
        <button
          ref={toFile}
          type="button"
          className="-my-3 min-h-11 text-ink underline decoration-muted underline-offset-4 hover:decoration-accent sm:pointer-fine:-my-0.5 sm:pointer-fine:min-h-6"
          onClick={open}
        >
          {children}
        </button>
      ) : (
        <Button ref={toFile} id={id} look={look} onClick={open}>
          {children}
        </Button>
      )}
    </>
  );
}
