import { useState } from 'react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { CopyButton } from '#app/components/copy-button.tsx'
import { Section } from '#app/components/section.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Field } from '#app/forms/field.tsx'
import { PopupCard } from '#app/forms/popups.tsx'
import styles from './sheet.module.css'
import type { SheetView } from './sheet.tsx'

type BasicsProps = Pick<SheetView, 'words'>

const colours = [
  ...['bg', 'surface', 'sunk', 'tint', 'ink', 'ink-2', 'ink-3', 'line', 'edge', 'brand'],
  ...['brand-hover', 'accent', 'accent-ink', 'deep', 'deep-2', 'on-deep', 'err-bg', 'ok-bg'],
]

/** Colour, type, buttons, fields. */
export function Basics({ words }: BasicsProps) {
  return (
    <>
      <Section head={{ kicker: words.heading, heading: words.sections.colour }}>
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <li key={name} data-colour={name}>
              <code dir="ltr">{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section head={{ kicker: words.heading, heading: words.sections.type }}>
        <div className={styles.type}>
          <p className={styles.display}>{words.heading}</p>
          <h2>{words.heading}</h2>
          <h3>{words.heading}</h3>
          <p className={styles.lead}>{words.lead}</p>
          <p>{words.paragraph}</p>
          <small>{words.paragraph}</small>
        </div>
      </Section>
      <Buttons words={words} />
      <Fields words={words} />
    </>
  )
}

function Buttons({ words: { sections, heading, states } }: BasicsProps) {
  return (
    <Section head={{ kicker: heading, heading: sections.buttons }}>
      {([undefined, 'ink', 'light', 'accent'] as const).map((tone) => (
        <div key={tone ?? 'brand'} className={styles.row} data-ground={tone}>
          {(['rest', 'hover', 'focus'] as const).map((state) => (
            <Button key={state} {...(tone && { tone })} data-state={state}>
              {states[state]}
            </Button>
          ))}
          <Button {...(tone && { tone })} isBusy busyLabel={states.sending}>
            {states.rest}
          </Button>
          <Button {...(tone && { tone })} disabled>
            {states.disabled}
          </Button>
          <Button {...(tone && { tone })} size="small">
            {states.rest}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <ButtonLink to="/components">{states.link}</ButtonLink>
        <ButtonLink href="https://core.minwal.example">{states.external}</ButtonLink>
        {(['rest', 'hover', 'focus'] as const).map((state) => (
          <TextLink key={state} to="/components" data-state={state}>
            {states[state]}
          </TextLink>
        ))}
        <CopyButton text={heading} what={heading} />
      </div>
    </Section>
  )
}

function Fields({ words: { sections, heading, states, field, problem } }: BasicsProps) {
  const [value, setValue] = useState<string>(field.value)
  const shared = {
    value,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  }
  return (
    <Section head={{ kicker: heading, heading: sections.fields }}>
      <div className={styles.fields}>
        {(['rest', 'hover', 'focus'] as const).map((state) => (
          <Field key={state} label={states[state]} {...shared} data-state={state} />
        ))}
        <Field label={states.invalid} {...shared} problem={problem} />
        <Field label={states.sending} {...shared} readOnly />
        <Field label={states.disabled} {...shared} disabled />
        <Field label={field.label} {...shared} multiline hint={field.value} />
      </div>
      <div className={styles.popups}>
        <PopupCard outcome="success" onAgree={() => {}} isStill />
        <PopupCard outcome="failure" onAgree={() => {}} isStill />
      </div>
    </Section>
  )
}
