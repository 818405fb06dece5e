/**
 * Elements of R4 (http://hl7.org/fhir/R4, CC0) of the types that hospitals write, each as `name:type`, with `*` for a list; every part has
 * also `id`, `extension` and, in a resource or a part of it, `modifierExtension`. A test compares them with the specification.
 */
const ELEMENTS = {
  Element: '',
  Patient: `meta:Meta implicitRules:uri language:code text:Narrative contained:Resource* identifier:Identifier* active:boolean
    name:HumanName* telecom:ContactPoint* gender:code birthDate:date deceasedBoolean:boolean deceasedDateTime:dateTime
    address:Address* maritalStatus:CodeableConcept multipleBirthBoolean:boolean multipleBirthInteger:integer
    photo:Attachment* contact:Patient.contact* communication:Patient.communication* generalPractitioner:Reference*
    managingOrganization:Reference link:Patient.link*`,
  'Patient.contact': `relationship:CodeableConcept* name:HumanName telecom:ContactPoint* address:Address gender:code organization:Reference
    period:Period`,
  'Patient.communication': `language:CodeableConcept preferred:boolean`,
  'Patient.link': `other:Reference type:code`,
  ServiceRequest: `meta:Meta implicitRules:uri language:code text:Narrative contained:Resource* identifier:Identifier*
    instantiatesCanonical:canonical* instantiatesUri:uri* basedOn:Reference* replaces:Reference* requisition:Identifier
    status:code intent:code category:CodeableConcept* priority:code doNotPerform:boolean code:CodeableConcept
    orderDetail:CodeableConcept* quantityQuantity:Quantity quantityRatio:Ratio quantityRange:Range subject:Reference
    encounter:Reference occurrenceDateTime:dateTime occurrencePeriod:Period occurrenceTiming:Timing asNeededBoolean:boolean
    asNeededCodeableConcept:CodeableConcept authoredOn:dateTime requester:Reference performerType:CodeableConcept
    performer:Reference* locationCode:CodeableConcept* locationReference:Reference* reasonCode:CodeableConcept*
    reasonReference:Reference* insurance:Reference* supportingInfo:Reference* specimen:Reference* bodySite:CodeableConcept*
    note:Annotation* patientInstruction:string relevantHistory:Reference*`,
  DocumentReference: `meta:Meta implicitRules:uri language:code text:Narrative contained:Resource* masterIdentifier:Identifier
    identifier:Identifier* status:code docStatus:code type:CodeableConcept category:CodeableConcept* subject:Reference
    date:instant author:Reference* authenticator:Reference custodian:Reference relatesTo:DocumentReference.relatesTo*
    description:string securityLabel:CodeableConcept* content:DocumentReference.content* context:DocumentReference.context`,
  'DocumentReference.relatesTo': `code:code target:Reference`,
  'DocumentReference.content': `attachment:Attachment format:Coding`,
  'DocumentReference.context': `encounter:Reference* event:CodeableConcept* period:Period facilityType:CodeableConcept practiceSetting:CodeableConcept
    sourcePatientInfo:Reference related:Reference*`,
  Meta: `versionId:id lastUpdated:instant source:uri profile:canonical* security:Coding* tag:Coding*`,
  Narrative: `status:code div:xhtml`,
  Extension: `url:string valueBase64Binary:base64Binary valueBoolean:boolean valueCanonical:canonical valueCode:code valueDate:date
    valueDateTime:dateTime valueDecimal:decimal valueId:id valueInstant:instant valueInteger:integer valueMarkdown:markdown
    valueOid:oid valuePositiveInt:positiveInt valueString:string valueTime:time valueUnsignedInt:unsignedInt valueUri:uri
    valueUrl:url valueUuid:uuid valueAddress:Address valueAge:Age valueAnnotation:Annotation valueAttachment:Attachment
    valueCodeableConcept:CodeableConcept valueCoding:Coding valueContactPoint:ContactPoint valueCount:Count
    valueDistance:Distance valueDuration:Duration valueHumanName:HumanName valueIdentifier:Identifier valueMoney:Money
    valuePeriod:Period valueQuantity:Quantity valueRange:Range valueRatio:Ratio valueReference:Reference
    valueSampledData:SampledData valueSignature:Signature valueTiming:Timing valueContactDetail:ContactDetail
    valueContributor:Contributor valueDataRequirement:DataRequirement valueExpression:Expression
    valueParameterDefinition:ParameterDefinition valueRelatedArtifact:RelatedArtifact
    valueTriggerDefinition:TriggerDefinition valueUsageContext:UsageContext valueDosage:Dosage valueMeta:Meta`,
  Identifier: `use:code type:CodeableConcept system:uri value:string period:Period assigner:Reference`,
  HumanName: `use:code text:string family:string given:string* prefix:string* suffix:string* period:Period`,
  ContactPoint: `system:code value:string use:code rank:positiveInt period:Period`,
  Address: `use:code type:code text:string line:string* city:string district:string state:string postalCode:string country:string
    period:Period`,
  CodeableConcept: `coding:Coding* text:string`,
  Attachment: `contentType:code language:code data:base64Binary url:url size:unsignedInt hash:base64Binary title:string
    creation:dateTime`,
  Reference: `reference:string type:uri identifier:Identifier display:string`,
  Period: `start:dateTime end:dateTime`,
  Quantity: `value:decimal comparator:code unit:string system:uri code:code`,
  Ratio: `numerator:Quantity denominator:Quantity`,
  Range: `low:Quantity high:Quantity`,
  Timing: `event:dateTime* repeat:Timing.repeat code:CodeableConcept`,
  'Timing.repeat': `boundsDuration:Duration boundsRange:Range boundsPeriod:Period count:positiveInt countMax:positiveInt duration:decimal
    durationMax:decimal durationUnit:code frequency:positiveInt frequencyMax:positiveInt period:decimal periodMax:decimal
    periodUnit:code dayOfWeek:code* timeOfDay:time* when:code* offset:unsignedInt`,
  Annotation: `authorReference:Reference authorString:string time:dateTime text:markdown`,
  Coding: `system:uri version:string code:code display:string userSelected:boolean`,
  Duration: `value:decimal comparator:code unit:string system:uri code:code`,
};

/** An element: its type, and whether it is a list. */
export interface R4Element {
  type: string;
  isList: boolean;
}

const EVERYWHERE = 'id:string extension:Extension* modifierExtension:Extension*';

/** Elements by type, or by path for the parts of a resource. */
export const R4_ELEMENTS: ReadonlyMap<string, ReadonlyMap<string, R4Element>> = new Map(
  Object.entries(ELEMENTS).map(([type, elements]) => [
    type,
    new Map(
      `${EVERYWHERE} ${elements}`
        .trim()
        .split(/\s+/)
        .map((one) => {
          const [name = '', of = ''] = one.split(':');
          return [name, { type: of.replace('*', ''), isList: of.endsWith('*') }];
        }),
    ),
  ]),
);

/** Whether a type is primitive: its JSON is a value, and its extensions stand beside it, under the name with an underscore. */
export const isPrimitive = (type: string): boolean => /^[a-z]/.test(type);
