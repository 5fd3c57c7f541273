import { type DragEvent, type ReactNode, useState } from 'react';

/** Takes a file that is dropped anywhere on what it holds; only the first one of several. */
export function DropArea({ children, onFile }: { children: ReactNode; onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers; the button beside it does the same by keyboard.
    <div
      className={`-m-3 rounded-md p-3 outline-dashed outline-2 ${isOver ? 'outline-accent' : 'outline-transparent'}`}
      onDragOver={(event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </div>
  );
}
