import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { paragraphsOf } from '#src/wire/text/paragraphs.ts'

import { ConferenceEvent } from './conference-event.tsx'
import { ConferenceHead } from './conference-head.tsx'
import { ConferencePicture } from './conference-picture.tsx'
import type { ShownConference } from './days.ts'
import type { conferenceLoader } from './loaders.ts'

export function ConferencePage() {
  const { conference } = useLoaderData<typeof conferenceLoader>()
  const t = useTranslations('conferences')
  const { name, image, description, speakers } = conference
  return (
    <>
      <Head title={name} description={description.slice(0, 200)} image={image ? imageFiles(image).full : undefined} />
      <ConferenceEvent conference={conference} />
      <ConferenceHead conference={conference} />
      <div className="wrap conference-body">
        <section className="conference-about" aria-labelledby="about">
          <h2 id="about">{t('aboutTitle')}</h2>
          <div>
            <Paragraphs text={description} />
            {image && (
              <Media className="conference-image">
                <ConferencePicture image={image} sizes="(width < 900px) 92vw, 52rem" />
              </Media>
            )}
          </div>
        </section>
        {speakers.length > 0 && <Speakers speakers={speakers} />}
      </div>
    </>
  )
}

/** The first paragraph leads. */
function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} className={index === 0 ? 'conference-lead' : undefined}>
      {paragraph}
    </p>
  ))
}

/** Head and shoulders, where portraits stand beside it. */
const figure = (
  <svg viewBox="0 0 160 200">
    <path d="M80 42c21 0 34 15 34 37 0 13-4 26-12 34v14c0 6 7 9 18 12 24 7 34 24 38 61H2c4-37 14-54 38-61 11-3 18-6 18-12v-14c-8-8-12-21-12-34 0-22 13-37 34-37Z" />
  </svg>
)

function Speakers({ speakers }: { speakers: ShownConference['speakers'] }) {
  const t = useTranslations('conferences')
  return (
    <section aria-labelledby="speakers">
      <h2 id="speakers">{t('speakers')}</h2>
      <ul className="speakers">
        {speakers.map(({ firstName, lastName, affiliation, image }, index) => (
          <li key={index}>
            <Avatar name={`${firstName} ${lastName}`} src={image} size={160} decorative blank={figure} />
            <b>
              {firstName} {lastName}
            </b>
            {affiliation && <span className="affiliation">{affiliation}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
