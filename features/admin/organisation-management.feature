Feature: Who serves in the organisation
  An Admin says who serves in the session, the committees with their departments, and the mission societies.

  Rule: Choosing what to edit

    @ORGN-10 @ROUTE-05
    Scenario: Every part stands there to choose from
      Given I am an admin
      When I visit the organisation management page
      Then I see the link "당회 당회장"
      And I see the link "교육위원회"
      And I see the link "제1남선교회"
      And GET /api/session was sent 1 time
      And nobody is kept out at 1280 and 360 px, light and dark

    @ORGN-10 @REL-15
    Scenario: Parts that cannot be had can be tried again
      Given I am an admin
      And GET /api/session fails once
      When I visit the organisation management page
      Then I see "부서와 기관을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the link "제1남선교회"

    @ORGN-10
    Scenario: In a church without committees and societies the session can be edited
      Given the empty world
      And I am an admin
      When I visit the organisation management page
      Then I see "아직 등록된 위원회가 없습니다."
      When I click the link "당회"
      Then I see the button "당회장 고르기"

    @ORGN-10 @ROUTE-07
    Scenario Outline: A <who> may not
      Given I am a <who>
      When I visit the organisation management page
      Then the page says that I have no permission
      And GET /api/Member was sent 0 times

      Examples:
        | who    |
        | member |
        | editor |

    @ORGN-10
    Scenario: A part that does not exist says so
      Given I am an admin
      When I visit /job/manage/mission-404
      Then I see "없는 부서나 기관입니다."
      And I see the link "부서와 기관 목록으로"

  Rule: Choosing people

    @ORGN-10 @ORGN-11
    Scenario: A society gets another president, found by initial consonants
      Given I am an admin
      And I visit /job/manage/mission-101
      And the seat "회장" is held by "김재호"
      When I click the button named just "회장 바꾸기"
      Then the list "이름 찾기" has the focus
      When I type "ㄱㅁㅅ"
      Then I see the option "김민수"
      And nobody is kept out at 1280 and 360 px, light and dark
      When I choose the option "김민수"
      Then the seat "회장" is held by "김민수"
      And I see "고친 곳 1곳"
      And the button named just "회장 바꾸기" has the focus
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And I see "고친 곳이 없습니다."
      And PUT /api/Department/101 carried the fields "bookKeeper, id, members, name, president, secretary, treasurer, vicePresident"
      And PUT /api/Department/101 was sent 1 time
      When I visit /organizations/missions/101
      Then I see "김민수"

    @ORGN-10
    Scenario: Members are added and taken out by the keyboard alone
      Given I am an admin
      And I visit /job/manage/mission-101
      When I click the button "회원 추가"
      And I type "ㄱㅁㅅ"
      Then I see the option "김민수"
      When I choose the option "김민수" by the keyboard
      Then the option "김민수" is chosen
      When I press "Escape"
      Then the button "회원 추가" has the focus
      And the seat "회원" holds "김민수"
      And I see "고친 곳 1곳"
      When I press "Enter" on the button "김민수 빼기"
      Then the seat "회원" does not hold "김민수"
      And I see "고친 곳이 없습니다."

    @ORGN-10
    Scenario: Whoever holds an office already is told
      Given I am an admin
      And I visit /job/manage/mission-101
      When I click the button "부회장 바꾸기"
      And I type "김재호"
      Then the option "김재호" says "회장"

    @ORGN-10
    Scenario: An office is left to nobody
      Given I am an admin
      And I visit /job/manage/mission-101
      When I click the button "총무 비우기"
      Then the button "총무 고르기" has the focus
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      When I reload
      Then I see the button "총무 고르기"

    @ORGN-10
    Scenario: What was changed can be undone
      Given I am an admin
      And I visit /job/manage/mission-101
      When I click the button "총무 비우기"
      And I click the button "되돌리기"
      Then I see the button "총무 바꾸기"
      And I see "고친 곳이 없습니다."

    @ORGN-10 @REL-15
    Scenario: Members that cannot be had can be tried again
      Given I am an admin
      And GET /api/Member fails once
      And I visit /job/manage/mission-101
      When I click the button "총무 바꾸기"
      Then I see "교인 명단을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the list "이름 찾기"

  Rule: Saving every kind of part

    @ORGN-10 @ORGN-11
    Scenario Outline: <part> is saved to its own address, with all that came along
      Given I am an admin
      And I visit /job/manage/<address>
      When I click the button "<seat> 비우기"
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And PUT /api/<call> was sent 1 time
      And PUT /api/<call> carried the fields "<fields>"
      When I reload
      Then I see the button "<seat> 고르기"

      Examples:
        | part         | address           | seat | call         | fields                                                                                                                                             |
        | The session  | session           | 당회서기 | session      | board, committees, missions, 당회서기, 당회장                                                                                                             |
        | Its board    | session           | 부서기  | session      | board, committees, missions, 당회서기, 당회장                                                                                                             |
        | A committee  | committee-2       | 총무   | committee/2  | departments, id, jobs, name, 위원장, 총무                                                                                                               |
        | A department | department-6?of=2 | 권사   | Department/6 | bookKeeper, chairman, choirs, deaconess, id, infoKeeper, members, name, president, school, secretary, treasureBookKeeper, treasurer, vicePresident |

    @ORGN-10
    Scenario: A committee gets another duty, and leads to its departments
      Given I am an admin
      And I visit /job/manage/committee-7
      When I fill "소관 업무" with "주일 점심을 준비합니다.  야유회를 계획합니다."
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      When I click the link "식당부"
      Then I see the heading "식당부"
      When I click the link "위원회"
      Then "소관 업무" holds "주일 점심을 준비합니다.  야유회를 계획합니다."

    @ORGN-10
    Scenario: A department with its school and its choir
      Given I am an admin
      And I visit /job/manage/committee-2
      When I click the link "학생부"
      Then I see the heading "학생부 교회학교"
      And I see the heading "학생부 찬양대"
      And nobody is kept out at 1280 and 360 px, light and dark
      When I click the button named just "지휘 비우기"
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      When I visit /organizations/committees/2
      Then the table "학생부 찬양대" has the rows "단장, 총무, 리더, 지도, 반주, 소프라노, 알토, 테너, 베이스, 대원"

    @ORGN-10 @REL-17
    Scenario: A double click and Enter save once
      Given I am an admin
      And I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And every call takes 700 ms
      When I double-click the button "저장"
      And I press "Enter"
      Then a toast says "부서와 기관을 저장했습니다."
      And PUT /api/Department/101 was sent 1 time

    @ORGN-10 @REL-26
    Scenario Outline: A save that <answer> is told, and nothing is lost
      Given I am an admin
      And I visit /job/manage/mission-101
      And PUT /api/Department/101 <answer>
      When I click the button "총무 비우기"
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장하지 못했습니다."
      And an alert in the page says "<why>"
      And I see "고친 곳 1곳"
      And I see the button "총무 고르기"
      And PUT /api/Department/101 was sent 1 time

      Examples:
        | answer                        | why                         |
        | is not understood             | 그사이 빠진 교인이 있는지 살펴봐 주세요.     |
        | finds nothing                 | 지금 서버에서는 부서와 기관을 고칠 수 없습니다. |
        | is not offered by this server | 지금 서버에서는 부서와 기관을 고칠 수 없습니다. |
        | collides with another change  | 그사이 다른 분이 내용을 바꾸었습니다.       |
        | fails                         | 서버에 문제가 생겼습니다.              |
        | is missing on this server     | 지금 서버에서는 부서와 기관을 고칠 수 없습니다. |
        | is answered with nonsense     | 서버의 답을 읽을 수 없습니다.           |
        | gets no answer                | 서버와 연결되지 않았습니다.             |

  Rule: Nothing is lost

    @ORGN-10
    Scenario: Whoever leaves with unsaved changes is asked first
      Given I am an admin
      And I visit the organisation management page
      And I click the link "제1남선교회"
      And I click the button "총무 비우기"
      When I click the link "부서와 기관 목록으로"
      Then I see "저장하지 않은 내용이 있습니다"
      When I click the button "계속 쓰기"
      Then I am at /job/manage/mission-101
      And I see the button "총무 고르기"
      When I click the link "부서와 기관 목록으로"
      And I click the button "저장하지 않고 떠나기"
      Then I am at the organisation management page
      When I click the link "제1남선교회"
      Then I see the button "총무 바꾸기"
      And PUT /api/Department/101 was sent 0 times

    @ORGN-10
    Scenario: The way back loses nothing that was changed
      Given I am an admin
      And I visit the organisation management page
      And I click the link "제1남선교회"
      And I click the button "총무 비우기"
      When I go back
      Then I am at /job/manage/mission-101
      And I see "고친 곳 1곳"

    @ORGN-10
    Scenario: Two Admins do not overwrite each other in silence
      Given I am an admin
      And I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And I open /logout in a second tab
      And the editor has the roles "Admin, Editor"
      And I am an editor
      And I visit /job/manage/mission-101
      And I click the button "회계 비우기"
      And I click the button "저장"
      And a toast says "부서와 기관을 저장했습니다."
      When I turn to tab 1
      And I click the button "저장"
      Then I see the dialog "그사이 다른 분이 고쳤습니다"
      And I see "조영호 → 없음"
      And PUT /api/Department/101 was sent 1 time
      And nobody is kept out at 1280 and 360 px, light and dark
      When I click the button "내가 고친 것을 얹어 저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And I see the button "총무 고르기"
      And I see the button "회계 고르기"
      And PUT /api/Department/101 was sent 2 times

    @ORGN-10
    Scenario: What somebody else has saved can be taken instead
      Given I am an admin
      And I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And I open /logout in a second tab
      And the editor has the roles "Admin, Editor"
      And I am an editor
      And I visit /job/manage/mission-101
      And I click the button "총무 바꾸기"
      And I type "김민수"
      And I choose the option "김민수"
      And I click the button "저장"
      And a toast says "부서와 기관을 저장했습니다."
      When I turn to tab 1
      And I click the button "저장"
      Then I see "김창호 → 김민수"
      And I see "내가 고친 것: 김창호 → 없음"
      When I press "Escape"
      Then I see "고친 곳 1곳"
      When I click the button "저장"
      And I click the button "내 수정을 버리고 새 내용 보기"
      Then the seat "총무" is held by "김민수"
      And I see "고친 곳이 없습니다."
      And PUT /api/Department/101 was sent 1 time

    @ORGN-10 @AUTH-15
    Scenario: What was changed outlives the end of the session
      Given I am an admin
      And I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "저장"
      Then the page asks for a login
      Given POST /api/Account/Refresh works again
      When I log in as admin
      Then I see "고치시던 내용을 되찾았습니다."
      And I see the button "총무 고르기"
      And I see "고친 곳 1곳"

    @REL-09 @ORGN-10 @PERM-03
    Scenario: A role that is taken away in the midst of it costs nothing that was changed
      Given I am an admin
      And I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And the admin has the role "Teacher"
      And my access token has expired
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장하지 못했습니다. 고치신 내용은 그대로 두었습니다. 권한이 없습니다."
      And the page says that I have no permission
      And I am signed in as admin
      When I click the button "메뉴"
      Then I see the button "내 계정"
      And I do not see the button "관리"
      When I click the button "메뉴 닫기"
      Given the admin has the role "Admin"
      When I click the link "역할 신청"
      And I click the link "나의 역할"
      And I click the button "지금 적용하기"
      And I do not see "로그인하신 뒤에 역할이 바뀌었습니다."
      And I go back
      And I go back
      Then I am at /job/manage/mission-101
      And I see "고치시던 내용을 되찾았습니다."
      And I see the button "총무 고르기"
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."

  Rule: Whatever the church holds

    @ORGN-10 @REL-14
    Scenario: Hostile names are shown as they are, and can be edited
      Given the hostile world
      And I am an admin
      When I visit the organisation management page
      Then I see "</textarea></title><iframe src=\"https://evil.example\"></iframe>"
      And nothing is wider than the window
      When I visit /job/manage/department-1?of=1
      And I click the button "권사 바꾸기"
      Then I see the list "이름 찾기"
      And nothing that was shown ran
      And nothing is wider than the window

    @ORGN-10 @phone
    Scenario: The largest department fits a phone
      Given I am an admin
      When I visit /job/manage/department-9?of=2
      And I click the button "부원 추가"
      Then I see the list "이름 찾기"
      And nothing is wider than the window
