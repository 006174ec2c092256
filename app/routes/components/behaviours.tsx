import { useState } from 'react'
import { Accordion } from '#app/components/accordion.tsx'
import { Button } from '#app/components/button.tsx'
import { Dialog } from '#app/components/dialog.tsx'
import { Picture } from '#app/components/picture.tsx'
import { PostCarousel } from '#app/components/post-carousel.tsx'
import { Section } from '#app/components/section.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import type { SheetView } from './sheet.tsx'

/** What answers: tabs, accordion, dialog, carousel. */
export function Behaviours({ words, home }: SheetView) {
  const { sections, heading, states, paragraph } = words
  const tabs = Object.entries(states).map(([id, label]) => ({ id, label }))
  const [tab, setTab] = useState('rest')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Section head={{ kicker: heading, heading: sections.tabs }}>
        <Tabs label={sections.tabs} tabs={tabs} selected={tab} onSelect={setTab}>
          <p>{paragraph}</p>
        </Tabs>
        <Accordion
          openId={1}
          items={home.approach.steps.map(({ id, title, text }) => ({
            id,
            question: title,
            answer: <p>{text}</p>,
          }))}
        />
        <div>
          <Button icon="none" onClick={() => setIsOpen(true)}>
            {states.open}
          </Button>
        </div>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={sections.tabs}>
          <p>{paragraph}</p>
        </Dialog>
      </Section>
      <PostCarousel
        heading={sections.posts}
        posts={[...home.posts.entries, ...home.posts.entries].map((post, index) => ({
          ...post,
          id: index,
          picture: <Picture picture={{ ...post.picture, alt: '' }} sizes="400px" />,
        }))}
      />
    </>
  )
}
