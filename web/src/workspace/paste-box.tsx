import { DropArea } from '../uploads/drop-area.tsx';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { LinkForm } from './link-form.tsx';

/** Where links or a file become chapters: what they are and what they cost stands there before anything is charged. */
export function PasteBox() {
  const upload = useUpload();
  return (
    <DropArea onFile={upload.choose}>
      {upload.state ? <UploadPanel upload={upload} /> : <LinkForm onFile={upload.choose} />}
    </DropArea>
  );
}
