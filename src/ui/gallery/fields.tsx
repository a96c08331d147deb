import { Mail } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../controls/button.tsx'
import { Checkbox, Radio } from '../controls/choice.tsx'
import { FieldGroup } from '../controls/field.tsx'
import { FileDrop } from '../controls/file-drop.tsx'
import { OtpField } from '../controls/otp-field.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { PasswordRules } from '../controls/password-rules.tsx'
import { SearchBox } from '../controls/search-box.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { SelectField, TextArea, TextField } from '../controls/text-field.tsx'
import { RatingInput } from '../display/rating.tsx'
import { Part, Row } from './part.tsx'

const columns = 'grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]'

export function GalleryFields() {
  const [flash, setFlash] = useState(0)
  return (
    <>
      <Part name="Fields">
        <div className={columns}>
          <TextField label="First name" defaultValue="Karim" help="At least 3 characters" />
          <TextField
            label="Email"
            type="email"
            icon={<Mail />}
            defaultValue="karim@"
            error="Email is not a valid"
            flash={flash}
          />
          <PasswordField
            label="Password"
            showText="Show password"
            hideText="Hide password"
            defaultValue="1234"
            error="Password must be at least 6 characters"
            flash={flash}
          />
          <TextField label="Club" optional="(optional)" placeholder="Where you train" />
          <SelectField label="Level" defaultValue="semi">
            <option value="semi">Semi-professional</option>
            <option value="pro">Professional</option>
          </SelectField>
          <TextField label="Disabled" defaultValue="Not for now" disabled />
        </div>
        <TextArea label="About you" help="Up to 500 characters" />
        <Row>
          <Button size="sm" onClick={() => setFlash(flash + 1)}>
            Flash the errors
          </Button>
        </Row>
      </Part>
      <Part name="Password rules">
        <PasswordRules
          metText="(met)"
          unmetText="(not met yet)"
          rules={[
            { label: 'At least 8 characters', met: true },
            { label: 'One uppercase letter', met: true },
            { label: 'One special character', met: false },
          ]}
        />
      </Part>
      <GalleryChoices />
    </>
  )
}

function GalleryChoices() {
  const [term, setTerm] = useState('sprint')
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly')
  const [stars, setStars] = useState(0)
  const [code, setCode] = useState('48')
  const [files, setFiles] = useState<File[]>([])
  return (
    <Part name="Choices, search, code, file, rating">
      <div className={columns}>
        <FieldGroup label="Categories" noHelpLine>
          <Checkbox defaultChecked count={9}>
            biomechanics
          </Checkbox>
          <Checkbox count={4}>nutrition</Checkbox>
          <Checkbox disabled>psychology</Checkbox>
        </FieldGroup>
        <FieldGroup label="Sort" error="Choose one">
          <Radio name="sort" defaultChecked>
            Newest
          </Radio>
          <Radio name="sort">Price</Radio>
        </FieldGroup>
        <OtpField
          label="Code"
          value={code}
          onChange={setCode}
          digitLabel={place => `Digit ${place}`}
          help="Four digits from the mail"
        />
        <FileDrop
          label="Picture"
          prompt={files[0]?.name ?? 'Drop a picture here, or choose one'}
          tapPrompt={files[0]?.name ?? 'Choose a picture'}
          hint="JPEG or PNG, up to 5 MB"
          accept="image/jpeg,image/png"
          onFiles={setFiles}
        />
      </div>
      <Row>
        <div className="w-72">
          <SearchBox
            label="Search courses"
            clearLabel="Clear the search"
            value={term}
            onChange={event => setTerm(event.currentTarget.value)}
            onClear={() => setTerm('')}
          />
        </div>
        <Segmented
          label="Period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
        />
        <RatingInput label="Your rating" value={stars} onChange={setStars} starLabel={count => `${count} stars`} />
        <RatingInput label="A rating given" value={4} onChange={setStars} starLabel={count => `${count} stars`} />
      </Row>
    </Part>
  )
}
