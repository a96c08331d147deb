import { z } from 'zod'

import { Id, Instant, PageNumber, visibleParagraphs } from '#src/wire/fields.ts'
import { LINE_MAX, NOTE_MAX } from '#src/wire/text/text-limits.ts'

/** What a learner wrote at a second of a video. */
const Note = z.object({ _id: Id, second: z.number().int(), text: z.string(), createdAt: Instant, updatedAt: Instant })

const NoteText = visibleParagraphs(NOTE_MAX)

const Place = z.strictObject({ courseId: Id, videoId: Id })
const Named = z.object({ _id: Id, title: z.string() })

export const notesContract = {
  /** The learner's own, of one video of one course, in the order of the video. */
  listNotes: { input: Place, output: z.object({ notes: z.array(Note) }) },
  writeNote: {
    input: Place.extend({ second: z.number().int().min(0).max(86_400), text: NoteText }),
    output: z.object({ note: Note }),
  },
  changeNote: { input: z.strictObject({ id: Id, text: NoteText }), output: z.object({ note: Note }) },
  deleteNote: { input: z.strictObject({ id: Id }), output: z.object({ deleted: z.literal(true) }) },
  myNotes: {
    input: z.strictObject({
      page: PageNumber.default(1),
      /** Words that stand in the note, in the video's title or in the course's. */
      words: z.string().trim().max(LINE_MAX).default(''),
    }),
    output: z.object({
      /** Videos that were noted last come first; the notes of one follow each other. */
      notes: z.array(
        Note.extend({
          /** Its picture is that of today; empty where there is none. */
          course: Named.extend({ thumbnail: z.string() }),
          video: Named,
        }),
      ),
      total: z.number().int(),
      NbOfPages: z.number().int(),
      /** How many there are without the words. */
      all: z.number().int(),
    }),
  },
} as const
