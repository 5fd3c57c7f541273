interface Costing {
  minutes_needed: number;
}

/** Those that are made of several videos, in their order: each for which the minutes suffice after those before it. */
export function affordableVideos<Video extends Costing>(videos: readonly Video[], minutesLeft: number): Video[] {
  let left = minutesLeft;
  return videos.filter(({ minutes_needed }) => {
    if (minutes_needed > left) return false;
    left -= minutes_needed;
    return true;
  });
}
