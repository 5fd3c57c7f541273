import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { Button } from '../shell/button.tsx';
import { ChooseFile } from '../uploads/choose-file.tsx';
import { DropArea } from '../uploads/drop-area.tsx';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { forgetLink, keptLink } from './kept-link.ts';
import { PreviewLine } from './preview-line.tsx';
import { previewQuery } from './preview-query.ts';
import { submitVideo } from './submit-video.ts';
import { videosKey } from './videos-query.ts';

/** Milliseconds without a key press after which a link is looked up. */
const patience = 350;

/** Where a link or a file becomes chapters: what it is and what it costs stands there before anything is charged. */
export function PasteBox() {
  const upload = useUpload();
  return (
    <DropArea onFile={upload.choose}>
      {upload.state ? <UploadPanel upload={upload} /> : <LinkForm onFile={upload.choose} />}
    </DropArea>
  );
}

function LinkForm({ onFile }: { onFile: (file: File) => void }) {
  const field = useId();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [link, setLink] = useState(keptLink);
  useEffect(forgetLink, []);
  const settled = useSettled(link.trim());
  const preview = useQuery(previewQuery(settled));
  const key = useRef({ link: '', value: '' });
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isShown = settled !== '' && settled === link.trim();
  const minutes = isShown ? preview.data?.minutes_needed : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const url = link.trim();
    if (sending || url === '') return;
    if (key.current.link !== url) key.current = { link: url, value: crypto.randomUUID() };
    setSending(true);
    setRefusal('');
    try {
      const video = await submitVideo(url, key.current.value);
      key.current = { link: '', value: '' };
      void queryClient.invalidateQueries({ queryKey: videosKey });
      await router.navigate({ to: '/workspace/$videoId', params: { videoId: video.id } });
    } catch (error) {
      setRefusal(
        error instanceof Refusal ? error.message : 'Cuemark does not answer. Try again: it will not cost twice.',
      );
      setSending(false);
    }
  };
  return (
    <form className="mt-6" onSubmit={(event) => void submit(event)}>
      <label htmlFor={field} className="text-small font-medium">
        Link to a video
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <input
          id={field}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={link}
          placeholder="https://www.youtube.com/watch?v=…"
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 placeholder:text-muted hover:border-ink"
          onChange={(event) => {
            setLink(event.target.value);
            setRefusal('');
          }}
        />
        <Button type="submit" disabled={sending} focusableWhenDisabled className="tabular-nums">
          {sending ? 'Beginning…' : minutes === undefined ? 'Make chapters' : `Make chapters · ${minutes} min`}
        </Button>
      </div>
      <div className="mt-2 min-h-6 text-small text-muted">
        <p role="alert" className="text-ink empty:hidden">
          {refusal}
        </p>
        {refusal === '' && isShown && <PreviewLine preview={preview} />}
        {link.trim() === '' && (
          <p>
            Or drop a video, audio or caption file here, or{' '}
            <ChooseFile look="text" takes="any file" onFile={onFile}>
              choose one
            </ChooseFile>
            .
          </p>
        )}
      </div>
    </form>
  );
}

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), patience);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
