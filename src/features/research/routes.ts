import { z } from 'zod'

import { cardTags } from '#src/features/courses/queries/cards.ts'
import { contentDisposition, sendStored } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { withVersion } from '#src/server/versions.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { deleteResearch } from './commands/delete-research.ts'
import { duplicateResearch } from './commands/duplicate-research.ts'
import { publishResearches } from './commands/publish-research.ts'
import { savedResearch } from './commands/research-parts.ts'
import { viewResearch } from './commands/view-research.ts'
import { createResearch, researchState, updateResearch } from './commands/write-research.ts'
import { citationFormats, researchContract } from './contract/researches.ts'
import { citeResearch, findPdf, getResearch } from './queries/get-research.ts'
import { listResearch } from './queries/list-research.ts'
import { manageResearch, manageResearches } from './queries/manage-research.ts'

export const researchRoutes = bind(researchContract, {
  listResearch: { ...listResearch, reads: () => ['research', 'categories', 'teachers'] },
  getResearch: {
    ...getResearch,
    reads: ({ id }) => ['research', `research:${id}`, 'blogs', ...cardTags],
  },
  citeResearch,
  viewResearch,
  manageResearches,
  manageResearch: withVersion(researchState, manageResearch),
  createResearch: { run: createResearch, again: { same: savedResearch, newer: updateResearch } },
  updateResearch,
  publishResearches,
  duplicateResearch: { run: duplicateResearch, again: { same: savedResearch } },
  deleteResearch,
})

const Address = z.object({ id: Id })
const Wanted = z.strictObject({ format: z.enum(citationFormats) })

/** How each form leaves as a file. */
const files = {
  apa: { type: 'text/plain; charset=utf-8', ending: '-apa.txt' },
  vancouver: { type: 'text/plain; charset=utf-8', ending: '-vancouver.txt' },
  bibtex: { type: 'application/x-bibtex; charset=utf-8', ending: '.bib' },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', ending: '.ris' },
} as const

export const researchRawRoutes = {
  /** A plain link, so that it works without scripts. */
  researchCitation: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    if (!address.success) return send(reply, refuse('not-found'))
    const wanted = Wanted.safeParse(request.query)
    if (!wanted.success) return send(reply, refuse('invalid', { text: `format: one of ${citationFormats.join(', ')}` }))
    const found = await citeResearch(context, address.data)
    if (isRefused(found)) return send(reply, found)
    const { format } = wanted.data
    const { type, ending } = files[format]
    return reply
      .headers({
        'content-type': type,
        'content-disposition': contentDisposition(found.key + ending),
        'cache-control': 'no-cache',
      })
      .send(`${found.citations[format].text}${format === 'ris' ? '' : '\n'}`)
  },
  researchPdf: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const found = address.success && (await findPdf(context, address.data.id))
    if (!found) return send(reply, refuse('not-found'))
    const { key, name } = found
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'no-cache', downloadName: name })
  },
} satisfies RawRoutes
