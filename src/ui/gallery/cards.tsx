import { Avatar } from '../display/avatar.tsx'
import { Badge } from '../display/badge.tsx'
import { Card, Media, RowCard } from '../display/card.tsx'
import { Chip, RemovableChip, ToggleChip } from '../display/chip.tsx'
import { DataTable } from '../display/data-table.tsx'
import { Price } from '../display/price.tsx'
import { ProgressBar, ProgressRing } from '../display/progress.tsx'
import { RatingSummary, Stars } from '../display/rating.tsx'
import { SkeletonCard } from '../display/skeleton.tsx'
import { Stat } from '../display/stat.tsx'
import { Lightbox } from '../overlays/lightbox.tsx'
import { Part, Row } from './part.tsx'
import { Plate } from './plate.tsx'

const rating = <RatingSummary label="Rated" value="4.8" count="(212)" />

export function GalleryCards({ theme }: { theme: string }) {
  return (
    <>
      <Part name="Chips and badges">
        <Row>
          <Chip>biomechanics</Chip>
          <ToggleChip pressed>selected</ToggleChip>
          <ToggleChip pressed={false}>not selected</ToggleChip>
          <RemovableChip removeLabel="Remove removable" onRemove={() => {}}>
            removable
          </RemovableChip>
        </Row>
        <Row>
          <Badge tone="success">Approved</Badge>
          <Badge tone="warning">Pending</Badge>
          <Badge tone="error">Rejected</Badge>
          <Badge>Draft</Badge>
          <Badge plain>3</Badge>
          <Badge plain tone="accent">
            New
          </Badge>
          <Badge plain tone="ink">
            Most Popular
          </Badge>
        </Row>
      </Part>
      <Part name="Avatars, progress, rating, price, numbers">
        <GalleryMarks />
      </Part>
      <Part name="Cards and skeleton">
        <div className="cards">
          <Card
            image={<Plate field="var(--field-clay)" />}
            eyebrow="Biomechanics"
            title={<a href="#course">Sprint Mechanics: From Force to Velocity</a>}
            outcome="Read a force-velocity profile and choose the drill it asks for."
            meta={[rating, '14 lessons', '5 h 20']}
            aside={<Price now="$89" />}
            duration="5:20"
          />
          <Card
            image={<Plate field="var(--field-petrol)" />}
            eyebrow="Rehabilitation"
            title={<a href="#owned">Landing Mechanics and ACL Risk</a>}
            outcome="Screen, cue and progress the landing of youth athletes."
            percent={68}
            meta={['68% watched']}
            aside="Continue lesson 10"
          />
          <SkeletonCard />
        </div>
        <div className="row-cards">
          <RowCard
            image={<Plate field="var(--field-pine)" />}
            eyebrow="Physiology"
            title={<a href="#row">Heart Rate and Interval Design</a>}
            outcome="Build sessions from zones, drift and recovery."
            meta={['6 days ago', '12 lessons']}
            aside={<Price now="$72" />}
          />
          <SkeletonCard row />
        </div>
        <div className="row-cards">
          <Media lockedLabel="Locked" duration="12:40">
            <Plate />
          </Media>
          <Lightbox
            src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1600' height='900'%3E%3Crect width='1600' height='900' fill='%23143a31'/%3E%3C/svg%3E"
            alt="A plate in full size"
            openLabel="Show in full size"
            closeLabel="Close"
          >
            <Media>
              <Plate field="var(--field-pine)" />
            </Media>
          </Lightbox>
        </div>
      </Part>
      <Part name="Table">
        <GalleryTable theme={theme} />
      </Part>
    </>
  )
}

function GalleryMarks() {
  return (
    <>
      <Row>
        <Avatar name="Palestra Learner" size={32} />
        <Avatar name="Force Plate" />
        <Avatar name="Onest" size={64} />
        <span className="av-row">
          <Avatar name="A B" />
          <Avatar name="C D" />
          <Avatar name="E G" />
        </span>
        <ProgressRing percent={68} label="Course watched" size={64} />
        <ProgressRing percent={100} label="Course watched" size={64} />
        <ProgressRing percent={0} label="Course watched" />
        <Stars value={4} label="4 of 5 stars" />
        {rating}
        <Price className="text-28" now="$53.10" before="$59" beforeLabel="before" />
      </Row>
      <ProgressBar percent={45} label="Watched" />
      <ProgressBar percent={100} size={8} label="Watched" />
      <ProgressBar percent={70} size={8} tone="star" label="Five stars" />
      <dl className="flex flex-wrap gap-8">
        <Stat value="120+" label="papers published with our partners" />
        <Stat value="25" label="Total Users" size="small" />
      </dl>
    </>
  )
}

function GalleryTable({ theme }: { theme: string }) {
  return (
    <div className="panel">
      <DataTable caption={`Courses, ${theme}`}>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">State</th>
            <th scope="col" className="num">
              Learners
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Sprint Mechanics</td>
            <td>
              <Badge tone="success">Published</Badge>
            </td>
            <td className="num">212</td>
          </tr>
          <tr aria-selected="true">
            <td>Lactate Threshold</td>
            <td>
              <Badge>Draft</Badge>
            </td>
            <td className="num">0</td>
          </tr>
        </tbody>
      </DataTable>
    </div>
  )
}
