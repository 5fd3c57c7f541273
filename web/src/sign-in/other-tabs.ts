/** What other tabs of this browser are told: somebody else is signed in now, or nobody; or another language was chosen. */
export type TabNews = 'account' | 'language';

const channel = new BroadcastChannel('cuemark.account');

export function tellOtherTabs(news: TabNews) {
  channel.postMessage(news);
}

export function hearOtherTabs(hear: (news: TabNews) => void) {
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
}
