// The tables of a course's content stand in courses/tables.ts (docs/decisions/0003-content-belongs-to-courses.md).
export { courseVideos, videoProgress, videos, type CaptionTrack, type VideoLink } from '#src/features/courses/tables.ts'
