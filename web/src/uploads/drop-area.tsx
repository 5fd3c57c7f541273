import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { showError } from '../shell/error-banner.tsx';

/**
 * Takes a file that is dropped anywhere on the page, which the browser would otherwise leave for the file; what it holds
 * shows where the file goes.
 */
export function DropArea({ children, onFile }: { children: ReactNode; onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList) => {
    const [file] = files;
    if (!file) return;
    onFile(file);
    if (files.length > 1) showError(t('upload.oneAtATime', { name: file.name }));
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false); // it has left the window
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    <div className={`-m-3 rounded-md p-3 print:hidden ${isOver ? 'outline-2 outline-accent outline-dashed' : ''}`}>
      {children}
    </div>
  );
}
