import { Link } from '@tanstack/react-router';
import { buttonLook } from './button.tsx';
import { Notice } from './notice.tsx';

export function NotFoundPage() {
  return (
    <Notice
      title="There is no page at this address"
      action={
        <Link to="/" className={buttonLook('main')}>
          Go to the start page
        </Link>
      }
    >
      <p>A letter may be missing at its end, or the page may have moved. Your videos are where they were.</p>
    </Notice>
  );
}
