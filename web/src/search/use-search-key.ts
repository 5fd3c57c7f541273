import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isForPage } from '../shortcuts/keys.ts';
import { useSwitch } from '../shortcuts/use-switch.ts';

/** The field that searches all videos. */
export const searchField = 'search-videos';

/** The key that leads to it from every page, unless somebody turned keys off. */
export function useSearchKey(): void {
  const isOn = useSwitch();
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || !isOn || event.defaultPrevented || !isForPage(event)) return;
    event.preventDefault();
    const field = document.getElementById(searchField);
    if (field instanceof HTMLInputElement) field.select();
    else void navigate({ to: '/search' });
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
