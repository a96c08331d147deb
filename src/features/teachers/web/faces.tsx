import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { ShownTeacher } from './face.tsx'
import { Portrait } from './portrait.tsx'

import './faces.css'

interface FacesProps {
  teachers: ShownTeacher[]
}

/** Portraits beside each other, each the way to its page. */
export function Faces({ teachers }: FacesProps) {
  return <DrawnOnce as="ul" className="faces" part={Inside} of={{ teachers }} />
}

function Inside({ teachers }: FacesProps) {
  return teachers.map(teacher => (
    <li key={teacher._id}>
      <Link to={`/teacher/${teacher._id}`}>
        <Portrait teacher={teacher} sizes="(width < 900px) 31vw, 13rem" />
        <b>{teacher.name}</b>
        <small>{teacher.role}</small>
      </Link>
    </li>
  ))
}
