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
import type { WholeConference } from './days.ts'
import type { conferenceLoader } from './loaders.ts'
import { nameOf, Programme, SpeakerName } from './programme.tsx'

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
        <Programme conference={conference} />
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

/** So many stand beside their heading, as the words about the conference do. */
const FEW_SPEAKERS = 3

function Speakers({ speakers }: { speakers: WholeConference['speakers'] }) {
  const t = useTranslations('conferences')
  return (
    <section className={speakers.length <= FEW_SPEAKERS ? 'conference-about' : undefined} aria-labelledby="speakers">
      <h2 id="speakers">{t('speakers')}</h2>
      <ul className="speakers">
        {speakers.map(speaker => (
          <li key={speaker.key}>
            <Avatar name={nameOf(speaker)} src={speaker.image} size={160} decorative blank={<Silhouette />} />
            <b>
              <SpeakerName speaker={speaker} />
            </b>
            {speaker.affiliation && <span className="affiliation">{speaker.affiliation}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
