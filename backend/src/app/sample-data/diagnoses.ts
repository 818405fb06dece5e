/** A diagnosis with its treatment and the surgeon's notes. */
export interface Diagnosis {
  readonly diagnosis: string;
  readonly treatment: string;
  readonly surgeryDetails: string;
}

/** Diagnosis of the patient in the startup message. */
export const SAMPLE_DIAGNOSIS: Diagnosis = {
  diagnosis: 'Total knee replacement, right',
  treatment: 'Knee protocol in five phases; quadriceps strengthening, range of motion, gait training',
  surgeryDetails: 'Cemented total knee arthroplasty, medial parapatellar approach, no complications',
};

export const DIAGNOSES: readonly [Diagnosis, ...Diagnosis[]] = [
  SAMPLE_DIAGNOSIS,
  {
    diagnosis: 'ACL reconstruction, left knee',
    treatment: 'Closed-chain strengthening, balance training, return-to-sport programme',
    surgeryDetails: 'Arthroscopic reconstruction with hamstring autograft',
  },
  {
    diagnosis: 'Lumbar spinal fusion L4-L5',
    treatment: 'Core stabilisation, neural mobilisation, graded walking',
    surgeryDetails: 'Transforaminal interbody fusion with pedicle screws',
  },
  {
    diagnosis: 'Total hip replacement, left',
    treatment: 'Hip precautions, abductor strengthening, gait training with a walker',
    surgeryDetails: 'Uncemented total hip arthroplasty, posterior approach',
  },
  {
    diagnosis: 'Arthroscopic rotator cuff repair (right)',
    treatment: 'Passive movement in a sling for six weeks, then active-assisted exercise',
    surgeryDetails: 'Double-row repair of the supraspinatus, subacromial decompression',
  },
  {
    diagnosis: 'घुटना बदलने का ऑपरेशन (बायाँ)',
    treatment: 'घुटने का व्यायाम, चलने का अभ्यास',
    surgeryDetails: 'सीमेंटेड टोटल नी रिप्लेसमेंट, कोई जटिलता नहीं',
  },
  {
    diagnosis: 'Craniotomy for subdural haematoma',
    treatment: 'Balance and coordination training, task-specific practice of the left hand',
    surgeryDetails: 'Right frontoparietal craniotomy and evacuation',
  },
  {
    diagnosis: 'Bimalleolar ankle fracture, ORIF, right',
    treatment: 'Non-weight-bearing for six weeks, then ankle mobility and proprioception',
    surgeryDetails: 'Open reduction, lateral plate and medial screws',
  },
  {
    diagnosis: 'Distal radius fracture, plating',
    treatment: 'Wrist mobilisation, oedema control, grip strengthening',
    surgeryDetails: 'Volar locking plate, left wrist',
  },
  {
    diagnosis: 'Elbow arthrolysis after radial head repair',
    treatment: 'Continuous passive motion, static progressive splint',
    surgeryDetails: 'Open release of the anterior capsule',
  },
  {
    diagnosis: 'Femoral shaft fracture, intramedullary nailing',
    treatment: 'Partial weight-bearing, quadriceps and hip strengthening',
    surgeryDetails: 'Antegrade reamed nail after a road traffic accident',
  },
  {
    diagnosis: 'Arthroscopic meniscus repair',
    treatment: 'Brace locked in extension for walking, flexion limited to 90 degrees for four weeks',
    surgeryDetails: 'All-inside repair of the medial meniscus',
  },
  {
    diagnosis: 'Cervical discectomy and fusion C5-C6',
    treatment: 'Deep neck flexor training, posture correction',
    surgeryDetails: 'Anterior approach, cage and plate',
  },
  {
    diagnosis: 'Achilles tendon repair, left',
    treatment: 'Boot with heel wedges, eccentric loading from week ten',
    surgeryDetails: 'Percutaneous repair of an acute rupture',
  },
  {
    diagnosis: 'Microdiscectomy L5-S1',
    treatment: 'Walking programme, McKenzie extension, lifting technique',
    surgeryDetails: 'Microscopic removal of a sequestrated fragment, right',
  },
  {
    diagnosis: 'Bankart repair, left shoulder',
    treatment: 'Sling for four weeks, external rotation limited, scapular control',
    surgeryDetails: 'Arthroscopic labral repair with three anchors',
  },
];
