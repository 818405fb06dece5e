import { Checkbox, Form, Input } from 'antd';
import { comparisonLabels, kindLabels, measureNames, modeLabels } from '#src/protocols/measure-labels';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { FigureField } from '../clinic/FigureField';
import { RowList } from '../clinic/RowList';
import { ChoiceField } from './ChoiceField';
import { blanks } from './draft-values';
import { KeyField } from '#src/protocols/KeyField';
import { NumberField } from './NumberField';

/** Exit criteria of a phase. */
export function CriterionFields({ phase }: { readonly phase: number }) {
  const path = ['content', 'phases', phase, 'criteria'];
  return (
    <RowList
      path={path}
      name={[phase, 'criteria']}
      most={20}
      blank={blanks.criterion}
      addLabel="Add a criterion"
      rowLabel={(number) => `criterion ${number}`}
      emptyText="No criteria yet. A phase has at least one."
    >
      {(index) => (
        <>
          <FormGrid>
            <KeyField name={[index, 'key']} />
            <ChoiceField name={[index, 'kind']} label="What it looks at" words={kindLabels} />
            <Form.Item noStyle dependencies={[[...path, index, 'kind']]}>
              {({ getFieldValue }) =>
                getFieldValue([...path, index, 'kind']) === 'MEASURE' && (
                  <ChoiceField name={[index, 'measure']} label="What is measured" words={measureNames} />
                )
              }
            </Form.Item>
            <ChoiceField
              name={[index, 'mode']}
              label="How it is moved (optional)"
              words={modeLabels}
              none="Either way"
            />
            <ChoiceField name={[index, 'comparison']} label="Comparison" words={comparisonLabels} />
            <NumberField name={[index, 'value']} label="Figure" />
            <FigureField
              name={[index, 'maxAgeDays']}
              label="Not older than, in days (optional)"
              least={1}
              most={365}
              isOptional
            />
            <Form.Item name={[index, 'basis']} label="Source (optional)">
              <Input autoComplete="off" maxLength={200} />
            </Form.Item>
          </FormGrid>
          <Form.Item name={[index, 'staffOnly']} valuePropName="checked">
            <Checkbox>Only what a physiotherapist or a doctor entered counts</Checkbox>
          </Form.Item>
        </>
      )}
    </RowList>
  );
}
