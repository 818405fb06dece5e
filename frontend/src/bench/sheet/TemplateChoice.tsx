import { Form, Select } from 'antd';
import { useNoteTemplatesQuery, type NoteKind } from '#src/note-templates/gql/generated';
import { besideSelect } from '#src/ui/forms/select-popup';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import { addedRow, mostValues } from '../values/value-rows';
import type { NoteValues } from './note-values';

const texts = ['subjective', 'objective', 'assessment', 'plan'] as const;

/** Begins a note with a template: it fills in the texts that are still empty, asks for its values, and changes none. Shown if there is one for such a note. */
export function TemplateChoice({ kind }: { readonly kind: NoteKind }) {
  const form = Form.useFormInstance<NoteValues>();
  const { setEdited } = useFormDiscard();
  const { data } = useNoteTemplatesQuery();
  const fitting = (data?.noteTemplates ?? []).filter((template) => template.kind === kind);
  if (fitting.length === 0) return null;
  const begin = (id: string) => {
    const template = fitting.find((one) => one.id === id);
    if (!template) return;
    for (const name of texts) if (!form.getFieldValue(name) && template[name]) form.setFieldValue(name, template[name]);
    const rows = form.getFieldValue('values') as NoteValues['values'];
    const known = new Set(rows?.map((row) => row?.measure));
    const added = template.measures.filter((measure) => !known.has(measure)).map((measure) => addedRow(measure));
    if (added.length > 0) form.setFieldValue('values', [...(rows ?? []), ...added].slice(0, mostValues));
    setEdited(true);
  };
  return (
    <Form.Item label="Begin with a template">
      <Select<string>
        aria-label="Begin with a template"
        placeholder="Fills in what is still empty"
        getPopupContainer={besideSelect}
        options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={begin}
      />
    </Form.Item>
  );
}
