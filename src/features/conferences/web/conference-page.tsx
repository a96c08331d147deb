import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Silhouette } from '#src/ui/display/silhouette.tsx'
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

function Speakers({ speakers }: { speakers: ShownConference['speakers'] }) {
  const t = useTranslations('conferences')
  return (
    <section aria-labelledby="speakers">
      <h2 id="speakers">{t('speakers')}</h2>
      <ul className="speakers">
        {speakers.map(({ firstName, lastName, affiliation, image }, index) => (
          <li key={index}>
            <Avatar name={`${firstName} ${lastName}`} src={image} size={160} decorative blank={<Silhouette />} />
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
