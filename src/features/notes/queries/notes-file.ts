import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { clockTime } from '#src/wire/clock-time.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findNotes } from './notes.ts'

/** The learner's notes as a text (Markdown) that every program opens: by course and video, each with the way to its second. */
export async function writeNotesFile({ db, actor, publicUrl, now }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const lines: string[] = []
  let place = { courseId: '', videoId: '' }
  for (const note of await findNotes(db, user.id)) {
    if (note.courseId !== place.courseId) lines.push('', `# ${note.courseTitle}`)
    if (note.courseId !== place.courseId || note.videoId !== place.videoId) lines.push('', `## ${note.videoTitle}`, '')
    place = note
    const address = `${publicUrl}/video/${note.courseId}/${note.videoId}#t=${note.second}`
    // Further lines of a note stay in its item.
    lines.push(`- [${clockTime(note.second)}](${address}) ${note.text.replaceAll('\n', '\n  ')}`)
  }
  return { name: `notes-${now().toISOString().slice(0, 10)}.md`, text: `${lines.join('\n').trim()}\n` }
}
