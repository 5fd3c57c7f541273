import { Link } from '@tanstack/react-router';

/** What there is to do where the minutes do not suffice. */
export function UsageLink() {
  return (
    <Link to="/usage" className="text-link">
      Usage and plan
    </Link>
  );
}
