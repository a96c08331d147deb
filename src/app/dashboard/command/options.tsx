import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { EnterKey } from '#src/ui/display/enter-key.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import type { Command } from './commands.ts'
import { useFacts } from './facts.ts'
import type { StaffFound } from './use-found.ts'

interface OptionProps {
  id: string
  isChosen: boolean
  onPoint: () => void
  onClose: () => void
}

/** Whose one line tells more than numbers. */
const named: ReadonlySet<StaffFound['kind']> = new Set(['user', 'teacher', 'conference', 'lesson'])

export function FoundOption({ thing, words, ...option }: OptionProps & { thing: StaffFound; words: string }) {
  const t = useTranslations('command')
  const facts = useFacts(thing).map(({ text }) => text)
  const about = [thing.state && t(`states.${thing.state}`), ...facts, named.has(thing.kind) && thing.about]
  return (
    <Option {...option} to={thing.editAt}>
      <Face thing={thing} />
      <span>
        <b dir="auto">
          <Matching text={thing.title} words={words} />
        </b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
    </Option>
  )
}

export function CommandOption({ command: { to, text, Icon }, ...option }: OptionProps & { command: Command }) {
  return (
    <Option {...option} to={to}>
      <i>
        <Icon aria-hidden="true" />
      </i>
      <span>
        <b>{text}</b>
      </span>
    </Option>
  )
}

/** A link, so that it opens in another tab as well; the keys stay with the words. */
function Option({ id, isChosen, onPoint, onClose, to, children }: OptionProps & { to: string; children: ReactNode }) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={event => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
      }}
    >
      {children}
      {isChosen && <EnterKey />}
    </Link>
  )
}

function Face({ thing: { kind, title, image } }: { thing: StaffFound }) {
  if (kind === 'user' || kind === 'teacher') return <Avatar name={title} src={image} size={36} decorative />
  if (!image)
    return (
      <i className="command-blank">
        <FileText aria-hidden="true" />
      </i>
    )
  const { src, srcSet } = imageFiles(image)
  return <img src={src} srcSet={srcSet} sizes="57px" alt="" width={57} height={32} decoding="async" />
}

/** Marks each of the words where it stands. */
function Matching({ text, words }: { text: string; words: string }) {
  const each = words
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  if (each.length === 0) return text
  return text.split(new RegExp(`(${each.join('|')})`, 'i')).map((piece, index) =>
    // The pieces of one text never change their places.
    index % 2 ? <mark key={index}>{piece}</mark> : piece,
  )
}
