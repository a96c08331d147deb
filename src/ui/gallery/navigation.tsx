import { BookOpen } from 'lucide-react'
import { useState } from 'react'

import { MoreLabel, SectionHead } from '../layout/section-head.tsx'
import { Breadcrumb } from '../navigation/breadcrumb.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TabNav, Tabs } from '../navigation/tabs.tsx'
import { HoverLabel } from '../overlays/hover-label.tsx'
import { Part, Row } from './part.tsx'

const pageLabels = {
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
}

export function GalleryNavigation({ theme }: { theme: string }) {
  const [tab, setTab] = useState<'about' | 'resources'>('about')
  return (
    <>
      <Part name="Section head">
        <SectionHead
          title="Populair Courses"
          text="What learners are working through this month."
          heading="h3"
          aside={
            <a href="#all" className="more">
              <MoreLabel>All courses</MoreLabel>
            </a>
          }
        />
      </Part>
      <Part name="Breadcrumb, tabs, pagination, label">
        <Breadcrumb
          label={`Breadcrumb, ${theme}`}
          items={[
            <a key="home" href="#home">
              Home
            </a>,
            <a key="courses" href="#courses">
              Courses
            </a>,
            'Sprint Mechanics',
          ]}
        />
        <Tabs
          label="Lesson"
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'about', label: 'About', panel: <p className="py-4 text-15">What this lesson is about.</p> },
            { id: 'resources', label: 'Resources', panel: <p className="py-4 text-15">Two papers and a sheet.</p> },
          ]}
        />
        <TabNav label={`Manage courses, ${theme}`}>
          <a href="#manage" aria-current="page">
            Manage
          </a>
          <a href="#new">New</a>
          <a href="#playlist">Playlist</a>
        </TabNav>
        {[1, 5, 10].map(page => (
          <Pagination
            key={page}
            label={`Pages of list ${page}, ${theme}`}
            page={page}
            pageCount={10}
            href={to => `?page=${to}`}
            {...pageLabels}
          />
        ))}
        <Row>
          <HoverLabel label="My Courses">
            <a href="#rail" aria-label="My Courses" className="grid size-11 place-items-center">
              <BookOpen className="size-5" />
            </a>
          </HoverLabel>
        </Row>
      </Part>
    </>
  )
}
