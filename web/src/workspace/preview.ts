/** What is known of a link or a file before it is paid for. */
export interface Preview {
  /** A video that was made of it before. */
  existing_video_id?: string | null;
  platform_id?: string;
  title: string;
  duration_seconds: number;
  minutes_needed: number;
  minutes_left: number;
}
