import { Dialog } from '@base-ui/react/dialog';
import { Fragment } from 'react';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { listed } from './keys.ts';
import { turn } from './use-switch.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  /** Whether the keys do anything. */
  isOn: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function ShortcutsDialog({ isOpen, isOn, onOpen }: ShortcutsDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-[rgb(0_0_0/0.4)]" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-40 max-h-[90svh] w-[min(30rem,92vw)] -translate-1/2 overflow-y-auto rounded-md border border-line bg-surface p-6 shadow-[0_8px_40px_rgb(0_0_0/0.2)]">
          <Dialog.Title className="font-serif text-heading">{t('shortcuts.title')}</Dialog.Title>
          <dl className={`mt-5 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5 ${isOn ? '' : 'text-muted'}`}>
            {listed.map(([keys, words]) => (
              <Fragment key={words}>
                <dt className="flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 rounded-[4px] border border-line px-1.5 text-center font-sans text-small"
                    >
                      {key === 'Space' ? t('shortcuts.space') : key}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(words)}</dd>
              </Fragment>
            ))}
          </dl>
          <div className="mt-6 flex flex-wrap gap-3">
            <Dialog.Close render={<Button look="quiet" />}>{t('common.close')}</Dialog.Close>
            <Button look="quiet" onClick={() => turn(!isOn)}>
              {t(isOn ? 'shortcuts.turnOff' : 'shortcuts.turnOn')}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
