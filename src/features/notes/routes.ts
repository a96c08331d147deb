import { contentDisposition } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { changeNote, deleteNote, writeNote } from './commands/write-note.ts'
import { notesContract } from './contract.ts'
import { writeNotesFile } from './queries/notes-file.ts'
import { listNotes, myNotes } from './queries/notes.ts'

export const notesRoutes = bind(notesContract, {
  listNotes,
  writeNote: { run: writeNote, again: 'itself' },
  changeNote,
  deleteNote,
  myNotes,
})

export const notesRawRoutes = {
  notesFile: async (context, _, reply) => {
    const file = await writeNotesFile(context)
    if (isRefused(file)) return send(reply, file)
    return reply
      .headers({
        'content-type': 'text/markdown; charset=utf-8',
        'content-disposition': contentDisposition(file.name),
        'cache-control': 'private, no-store',
      })
      .send(file.text)
  },
} satisfies RawRoutes
